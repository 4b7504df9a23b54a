import type SqliteDatabase from 'better-sqlite3';
import type { SqliteDatabase as KyselyDatabase, SqliteStatement } from 'kysely';
import { requireSameFile } from './sqlite-files.ts';
import type { OpenFile } from './sqlite-files.ts';

type Explain = (error: unknown) => Error;

/** Wraps better-sqlite3 for Kysely's dialect. Refuses to write a message to a deleted or replaced file. */
export function guardedDatabase(database: SqliteDatabase.Database, file: OpenFile, explain: Explain): KyselyDatabase {
  function explained<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw explain(error);
    }
  }

  function prepare(sql: string): SqliteStatement {
    // SQLite already rolled back if the disk is full. Failing here would hide the original error.
    if (sql === 'rollback' && !database.inTransaction) return NO_OPERATION;
    if (sql === 'commit' || !database.inTransaction) requireSameFile(file);
    // A deferred transaction that reads before it writes can fail midway if another process writes in between.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    return {
      reader: statement.reader,
      all: (parameters) => explained(() => statement.all(parameters)),
      run: (parameters) => explained(() => statement.run(parameters)),
      iterate: (parameters) => explained(() => statement.iterate(parameters)),
    };
  }

  return { prepare: (sql) => explained(() => prepare(sql)), close: () => database.close() };
}

const NO_OPERATION: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};
