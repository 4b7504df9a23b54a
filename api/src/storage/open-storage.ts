import { traceFinishedCall } from '@site/http-server/tracing';
import type { Logger } from 'kysely';
import type { StorageSettings } from '../configuration/configuration.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { Storage } from './storage.ts';

export function openStorage(settings: StorageSettings): Storage {
  return new Storage((report) =>
    settings.kind === 'sqlite'
      ? openSqlite(settings.folder, report, tracedAs('sqlite'))
      : openPostgres(settings.url, report, tracedAs('postgresql')),
  );
}

/** Traces each statement. Visitors' text is in the parameters, which are left out. */
function tracedAs(system: string): Logger {
  return ({ level, query, queryDurationMillis: milliseconds }) => {
    const operation = /^\w+/.exec(query.sql)?.[0] ?? 'query';
    traceFinishedCall(`${operation} ${system}`, {
      attributes: { 'db.system.name': system, 'db.operation.name': operation, 'db.query.text': query.sql },
      milliseconds,
      failed: level === 'error',
    });
  };
}
