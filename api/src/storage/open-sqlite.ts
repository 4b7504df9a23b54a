import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { runMigrations } from './run-migrations.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

const WAIT_MS = 10_000;

/** The embedded database. A commit returns when the disk has it: WAL with synchronous FULL. */
export function openSqlite(folder: string): Storage {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'site.sqlite');
  const lock = new SqliteDatabase(join(folder, 'migration-lock.sqlite'), { timeout: WAIT_MS });
  const sqlite = new SqliteDatabase(file, { timeout: WAIT_MS });
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  const database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
  return {
    kind: 'sqlite',
    database,
    async migrate() {
      // Kysely takes no lock on SQLite. The system lets go of this one even when the process is killed.
      lock.exec('BEGIN EXCLUSIVE');
      try {
        sqlite.pragma('journal_mode = WAL');
        await runMigrations(database);
      } finally {
        lock.exec('ROLLBACK');
      }
    },
    async close() {
      await database.destroy();
      sqlite.close();
      lock.close();
    },
  };
}
