/** What the thread of the embedded database is asked, and what it answers. */
export type SqliteRequest =
  | { kind: 'open'; folder: string; create: boolean }
  /** `inTransaction` is whether the caller has begun a transaction: no statement runs in one that is another's, or outside the caller's own. */
  | { kind: 'run'; sql: string; parameters: readonly unknown[]; inTransaction: boolean }
  /** Ends a transaction that may have ended by itself: a full disk rolls it back. */
  | { kind: 'rollback' }
  | { kind: 'close' };

export interface SqliteRows {
  rows: unknown[];
  changes: number;
}

export interface SqliteFailure {
  /** Of SQLite (`SQLITE_FULL`), of the system (`EROFS`) or one of those below. */
  code: string;
  message: string;
}

/** The file has been taken away, or another one is in its place. */
export const MOVED = 'FILE_MOVED';
/** Nothing is open. */
export const CLOSED = 'FILE_CLOSED';
/** The caller's transaction is gone: the database was opened anew meanwhile. */
export const TRANSACTION_ENDED = 'TRANSACTION_ENDED';

export type SqliteReply = { id: number } & ({ ok: true; value: SqliteRows } | { ok: false; failure: SqliteFailure });
