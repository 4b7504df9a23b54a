import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** An open database. The same tables stand in both kinds. */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  readonly database: Kysely<Tables>;
  /** Brings the tables up to date. Any number of processes may do so at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
