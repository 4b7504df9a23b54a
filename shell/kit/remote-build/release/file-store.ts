export interface FileStore {
  readonly place: string;
  /** Public URL with a trailing slash, if known. */
  readonly address: string | undefined;
  /** Resolves to undefined if the file does not exist. */
  read: (path: string) => Promise<Uint8Array | undefined>;
  /** Readers see the whole file or none. With `onlyNew`, resolves to false if the file exists. */
  write: (path: string, bytes: Uint8Array, options?: { onlyNew?: boolean }) => Promise<boolean>;
}
