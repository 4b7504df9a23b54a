/** What the thread of the embedded database is asked, and what it answers. */
export type SqliteRequest =
  | { kind: 'open'; folder: string; create: boolean }
  | { kind: 'run'; sql: string; parameters: readonly unknown[] }
  /** Ends a transaction that may have ended by itself: a full disk rolls it back. */
  | { kind: 'rollback' }
  | { kind: 'close' };

export interface SqliteRows {
  rows: unknown[];
  changes: number;
}

export interface SqliteFailure {
  /** Of SQLite (`SQLITE_FULL`), of the system (`EROFS`) or one of the two below. */
  code: string;
  message: string;
}

/** The file has been taken away, or another one is in its place. */
export const MOVED = 'FILE_MOVED';
/** Nothing is open. */
export const CLOSED = 'FILE_CLOSED';

export type SqliteReply = { id: number } & ({ ok: true; value: SqliteRows } | { ok: false; failure: SqliteFailure });
