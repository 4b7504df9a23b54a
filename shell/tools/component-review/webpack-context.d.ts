interface ImportMeta {
  /** A webpack function. Its arguments must be literals. */
  webpackContext<T>(
    folder: string,
    options: { recursive?: boolean; regExp?: RegExp; exclude?: RegExp },
  ): { keys(): string[]; (path: string): T };
}
