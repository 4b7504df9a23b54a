import type SqliteDatabase from 'better-sqlite3';
import type { SqliteDatabase as KyselyDatabase, SqliteStatement } from 'kysely';
import { requireSameFile } from './sqlite-files.ts';
import type { OpenFile } from './sqlite-files.ts';

/** Gives an error of SQLite or of the system its meaning. */
type Explain = (error: unknown) => Error;

/** What Kysely's dialect uses of better-sqlite3, with checks that a message is not written to a file that is gone. */
export function guardedDatabase(database: SqliteDatabase.Database, file: OpenFile, explain: Explain): KyselyDatabase {
  function explained<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw explain(error);
    }
  }

  function prepare(sql: string): SqliteStatement {
    // SQLite itself rolls back when the disk is full, and Kysely would report the failure of this statement instead.
    if (sql === 'rollback' && !database.inTransaction) return NO_OPERATION;
    if (sql === 'commit' || !database.inTransaction) requireSameFile(file);
    // A deferred transaction that reads before it writes can fail halfway because another process wrote in between.
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
