import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Backend, Report } from '../storage.ts';
import { StorageUnavailableError } from '../model/storage-error.ts';
import type { Tables } from '../model/tables.ts';
import { guardedDatabase } from './guarded-database.ts';
import { findDatabaseFile } from './sqlite-files.ts';
import { sqliteProblem } from './sqlite-problem.ts';

/** SQLite waits for locks on the event loop, so it waits only briefly. `Storage` retries. */
const LOCK_WAIT_MS = 20;

/** Statements run on the event loop, so a stalled disk blocks the process. */
export function openSqlite(folder: string, report: Report): Backend {
  let opened: Kysely<Tables> | undefined;
  const explain = (error: unknown): Error => {
    const problem = sqliteProblem(error, folder);
    // A lock is reported only after the caller's retries.
    if (problem && problem.code !== 'BUSY') report(problem);
    return problem ?? (error as Error);
  };
  const close = async () => {
    const former = opened;
    opened = undefined;
    await former?.destroy();
  };
  return {
    kind: 'sqlite',
    get database() {
      if (opened) return opened;
      throw new StorageUnavailableError('STARTING');
    },
    async open(create) {
      await close();
      try {
        const file = findDatabaseFile(folder, create);
        const database = guardedDatabase(openFile(file.path), file, explain);
        opened = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
      } catch (error) {
        throw explain(error);
      }
    },
    close,
  };
}

function openFile(path: string): SqliteDatabase.Database {
  const database = new SqliteDatabase(path, { timeout: LOCK_WAIT_MS, fileMustExist: true });
  try {
    database.pragma('journal_mode = WAL');
    // A commit returns only after the data is on disk.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // SQLite overwrites deleted messages with zeros.
    database.pragma('secure_delete = ON');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
