/** `place` identifies the database, and `cause` is the original error's message. */
const SENTENCES = {
  STARTING: () => 'The database is not open yet.',
  AWAY: (_place, cause) => `Cannot reach the database server (${cause}). Start it, or correct DATABASE_URL.`,
  SILENT: () => 'The database does not respond. Check its load and disk.',
  REFUSED: (_place, cause) =>
    `The database server refused access (${cause}). Check the role, password, and database name in DATABASE_URL, and the role's permissions.`,
  BUSY: (place, cause) =>
    `Another process has locked ${place}, or it has too many connections (${cause}). Stop that process.`,
  FULL: (place) => `The disk of ${place} is full. Free some space so that the API can accept messages again.`,
  READ_ONLY: (place) =>
    `Cannot write to ${place}. Give this process write permission (DATA_DIR), or set DATABASE_URL to the primary server.`,
  DISK_FAULT: (place, cause) => `The disk of ${place} is failing (${cause}). Check the disk.`,
  DAMAGED: (place, cause) =>
    `${place} is damaged or is not a database (${cause}). Restore a backup, as described in api/README.md under "Backup".`,
  MOVED: (place) => `${place} was deleted or replaced while it was open. The API will open it again.`,
  NO_FOLDER: (place, cause) =>
    `Cannot use ${place} for the database (${cause}). Set DATA_DIR to a folder that this process can write to.`,
  NO_DATABASE: (place) => `${place} has never stored messages. Check DATA_DIR or DATABASE_URL.`,
  OTHER_SCHEMA: (place, cause) =>
    `The tables in ${place} do not match this release (${cause}). Install the release that created them, or restore a backup.`,
  FAULT: (_place, cause) => `A database operation failed (${cause}).`,
} satisfies Record<string, (place: string, cause: string) => string>;

export type StorageProblemCode = keyof typeof SENTENCES;

/** After these problems, the database must be reopened and migrated again. */
const CODES_THAT_NEED_REOPENING = new Set<StorageProblemCode>([
  'DAMAGED',
  'MOVED',
  'DISK_FAULT',
  'READ_ONLY',
  'NO_FOLDER',
  'OTHER_SCHEMA',
]);

export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
  readonly code: StorageProblemCode;

  constructor(code: StorageProblemCode, place = '', cause?: unknown) {
    const sentence: (place: string, cause: string) => string = SENTENCES[code];
    super(sentence(place, cause instanceof Error ? cause.message : String(cause)), { cause });
    this.code = code;
  }

  get losesTheDatabase(): boolean {
    return CODES_THAT_NEED_REOPENING.has(this.code);
  }
}

/** The first match applies. An undefined code means that the database has no problem. */
export type ProblemCodes = readonly (readonly [pattern: RegExp, code: StorageProblemCode | undefined])[];
