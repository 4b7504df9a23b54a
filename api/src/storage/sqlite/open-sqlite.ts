import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Dialect, LogConfig } from 'kysely';
import type { Backend, Report } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { SqliteDriver, whileBusy } from './sqlite-driver.ts';
import { sqliteProblem } from './sqlite-problem.ts';
import { SqliteThread } from './sqlite-thread.ts';

const LONGEST_COPY_MS = 60 * 60 * 1000;

/** The embedded database, one file in `folder`, on a thread of its own. */
export function openSqlite(folder: string, report: Report, log: LogConfig = [], thread = new SqliteThread()): Backend {
  const explain = (error: unknown): Error => {
    const problem = sqliteProblem(error, folder);
    if (problem) report(problem);
    return problem ?? (error as Error);
  };
  return {
    kind: 'sqlite',
    database: new Kysely<Tables>({ dialect: dialectOver(new SqliteDriver(thread, explain)), log }),
    async open(create) {
      await whileBusy(() => thread.ask({ kind: 'open', folder, create })).catch((error: unknown) => {
        throw explain(error);
      });
    },
    async copyTo(file) {
      await thread
        .ask({ kind: 'run', sql: 'vacuum into ?', parameters: [file], inTransaction: false }, LONGEST_COPY_MS)
        .catch((error: unknown) => {
          throw explain(error);
        });
    },
    close: () => thread.close(),
  };
}

/** The driver's users take turns there; Kysely's own queue would wait without end. */
class TurnTakingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function dialectOver(driver: SqliteDriver): Dialect {
  return {
    createDriver: () => driver,
    createAdapter: () => new TurnTakingAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
}
