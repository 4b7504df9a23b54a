/** Where releases are published: plain files by their paths, which any server hands out as they are. */
export interface FileStore {
  /** As sentences name it. */
  readonly place: string;
  /** Under which its files can be had, with a slash at its end, where that is known. */
  readonly address: string | undefined;
  /** Undefined where there is no such file. */
  read: (path: string) => Promise<Uint8Array | undefined>;
  /**
   * Puts a file there in one step: readers see all of it or nothing.
   * @param options.onlyNew never in the place of another
   * @returns false where there is one, and it may be put `onlyNew`
   */
  write: (path: string, bytes: Uint8Array, options?: { onlyNew?: boolean }) => Promise<boolean>;
}
