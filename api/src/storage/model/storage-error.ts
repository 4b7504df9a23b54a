export type StorageProblemCode =
  | 'STARTING' // not opened yet
  | 'AWAY' // unreachable, or the connection broke
  | 'SILENT' // connected but not responding
  | 'REFUSED' // wrong role, password, or database
  | 'BUSY' // locked, or out of connections
  | 'FULL'
  | 'READ_ONLY'
  | 'DISK_FAULT'
  | 'DAMAGED'
  | 'MOVED' // the file was replaced
  | 'NO_FOLDER' // not a usable folder
  | 'NO_DATABASE' // missing, and must not be created
  | 'OTHER_SCHEMA' // tables are missing or differ
  | 'NEWER_SCHEMA'
  | 'FAULT'; // anything else

/** After these, the database must be reopened and migrated first. */
const LOSES_THE_DATABASE = new Set<StorageProblemCode>([
  'DAMAGED',
  'MOVED',
  'DISK_FAULT',
  'READ_ONLY',
  'NO_FOLDER',
  'OTHER_SCHEMA',
  'NEWER_SCHEMA',
]);

/** The message is one sentence for the operator: the problem and what to do. */
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
