export interface FileStore {
  /** Name for messages. */
  readonly place: string;
  /** Public URL with a trailing slash, if known. */
  readonly address: string | undefined;
  /** Resolves to undefined if the file does not exist. */
  read: (path: string) => Promise<Uint8Array | undefined>;
  /**
   * Writes atomically: readers see the whole file or none.
   * @param options.onlyNew never replace an existing file
   * @returns false if `onlyNew` is set and the file exists
   */
  write: (path: string, bytes: Uint8Array, options?: { onlyNew?: boolean }) => Promise<boolean>;
}
