import type { Tracing } from '@site/http-server/tracing';
import type { Logger } from 'kysely';
import type { Backend } from './storage.ts';

const SYSTEMS: Readonly<Record<Backend['kind'], string>> = { sqlite: 'sqlite', postgres: 'postgresql' };

/** Tells of each statement that a request waits for. What visitors write is in the parameters, and not in its text. */
export function queryLog(kind: Backend['kind'], tracing: Tracing): Logger {
  return ({ level, query, queryDurationMillis: milliseconds }) => {
    const operation = /^\w+/.exec(query.sql)?.[0] ?? 'query';
    tracing.called({
      name: `${operation} ${SYSTEMS[kind]}`,
      attributes: { 'db.system.name': SYSTEMS[kind], 'db.operation.name': operation, 'db.query.text': query.sql },
      milliseconds,
      failed: level === 'error',
    });
  };
}
