interface ImportMeta {
  /** webpack's: all modules of a folder, by their paths from there. Its arguments must be literals. */
  webpackContext<T>(
    folder: string,
    options: { recursive?: boolean; regExp?: RegExp; exclude?: RegExp },
  ): { keys(): string[]; (path: string): T };
}
