/** Why messages cannot be stored just now. */
export type StorageProblemCode =
  | 'STARTING' // not opened yet
  | 'AWAY' // nobody answers at the server's address, or the connection broke
  | 'SILENT' // it takes what we ask and does not answer
  | 'REFUSED' // wrong role, password or database
  | 'BUSY' // somebody else holds a lock, or all connections
  | 'FULL'
  | 'READ_ONLY'
  | 'DISK_FAULT'
  | 'DAMAGED'
  | 'MOVED' // the file is not the one that was opened
  | 'NO_FOLDER' // the folder cannot be one
  | 'NO_DATABASE' // there is none, and none was to be made
  | 'OTHER_SCHEMA' // our tables are not there, or not as we know them
  | 'NEWER_SCHEMA'
  | 'FAULT'; // none of these

/** After these the database has to be opened and brought up to date anew before anything else is tried. */
const LOSES_THE_DATABASE = new Set<StorageProblemCode>([
  'DAMAGED',
  'MOVED',
  'DISK_FAULT',
  'READ_ONLY',
  'NO_FOLDER',
  'OTHER_SCHEMA',
  'NEWER_SCHEMA',
]);

/** The database does not do its work. The message says what is wrong and what to do, in one sentence for the person who runs it. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
  readonly code: StorageProblemCode;

  constructor(code: StorageProblemCode, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.code = code;
  }

  get losesTheDatabase(): boolean {
    return LOSES_THE_DATABASE.has(this.code);
  }
}
