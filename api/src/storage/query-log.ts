import { traceFinishedCall } from '@site/http-server/tracing';
import type { Logger } from 'kysely';
import type { Backend } from './storage.ts';

const SYSTEMS: Readonly<Record<Backend['kind'], string>> = { sqlite: 'sqlite', postgres: 'postgresql' };

/** Traces each statement. Visitors' text is in the parameters, which are left out. */
export function queryLog(kind: Backend['kind']): Logger {
  return ({ level, query, queryDurationMillis: milliseconds }) => {
    const operation = /^\w+/.exec(query.sql)?.[0] ?? 'query';
    traceFinishedCall(`${operation} ${SYSTEMS[kind]}`, {
      attributes: { 'db.system.name': SYSTEMS[kind], 'db.operation.name': operation, 'db.query.text': query.sql },
      milliseconds,
      failed: level === 'error',
    });
  };
}
