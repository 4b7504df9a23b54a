import type { Kysely } from 'kysely';
import type { DatabaseKind, Tables } from './migrations.ts';
import type { StorageUnavailableError } from './storage-error.ts';

export type Database = Kysely<Tables>;

export type Report = (problem: StorageUnavailableError) => void;

/** Reports errors that the operator can fix, and throws them as `StorageUnavailableError`. */
export interface Backend {
  readonly kind: DatabaseKind;
  readonly database: Database;
  /** Opens or reopens the database. With `create`, creates a missing database. */
  open(create: boolean): Promise<void>;
  close(): Promise<void>;
}
