import { StorageUnavailableError } from '../model/storage-error.ts';
import type { StorageProblemCode } from '../model/storage-error.ts';

/** Prefixes of SQLSTATEs (PostgreSQL, appendix A) and system codes. The first match applies. */
const CODES: readonly [beginning: string, code: StorageProblemCode | undefined][] = [
  ['08', 'AWAY'],
  ['57P01', 'AWAY'],
  ['57P02', 'AWAY'],
  ['57P03', 'AWAY'],
  ['57P05', 'AWAY'],
  ['25P03', 'AWAY'],
  ['57014', 'BUSY'],
  ['55P03', 'BUSY'],
  ['40', 'BUSY'],
  ['533', 'BUSY'],
  ['53100', 'FULL'],
  ['25006', 'READ_ONLY'],
  ['28', 'REFUSED'],
  ['3D000', 'REFUSED'],
  ['57P04', 'REFUSED'],
  ['42501', 'REFUSED'],
  ['3F000', 'REFUSED'],
  ['42', 'OTHER_SCHEMA'],
  // The row already exists, which says nothing about the schema.
  ['23505', undefined],
  // Constraints and triggers. This release's rows satisfy its own schema, so someone else added these.
  ['23', 'OTHER_SCHEMA'],
  ['P0001', 'OTHER_SCHEMA'],
  ['XX001', 'DAMAGED'],
  ['XX002', 'DAMAGED'],
  ['58', 'DISK_FAULT'],
  ['53', 'BUSY'],
  ['ECONN', 'AWAY'],
  ['ENOTFOUND', 'AWAY'],
  ['EAI_', 'AWAY'],
  ['EHOST', 'AWAY'],
  ['ENET', 'AWAY'],
  ['EPIPE', 'AWAY'],
  ['ETIMEDOUT', 'AWAY'],
  ['ENOENT', 'AWAY'],
];

/** Errors of node-postgres itself have no code. */
const MESSAGES: readonly [pattern: RegExp, code: StorageProblemCode][] = [
  [/Query read timeout|timeout exceeded when trying to connect|timeout expired/, 'SILENT'],
  [/Connection terminated due to connection timeout/, 'SILENT'],
  [/Connection terminated|connection error|not queryable|closed the connection/i, 'AWAY'],
  [/password must be|SASL|SCRAM|does not support SSL|SSL/, 'REFUSED'],
];

export function postgresProblem(error: unknown): StorageUnavailableError | undefined {
  if (error instanceof StorageUnavailableError) return error;
  const cause = error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error);
  const { code = '' } = cause as { code?: string };
  const found = (
    CODES.find(([beginning]) => code.startsWith(beginning)) ?? MESSAGES.find(([pattern]) => pattern.test(cause.message))
  )?.[1];
  return found && new StorageUnavailableError(found, sentence(found, cause.message), error);
}

function sentence(code: StorageProblemCode, message: string): string {
  switch (code) {
    case 'AWAY':
      return `Cannot reach the database server (${message}). Start it, or correct DATABASE_URL.`;
    case 'SILENT':
      return 'The database server accepts connections but does not respond. Check the server.';
    case 'REFUSED':
      return `The database server refused access (${message}). Check the role, password, and database name in DATABASE_URL, and the role's permissions.`;
    case 'BUSY':
      return `The database is busy (${message}). Check pg_stat_activity for locks and open connections.`;
    case 'FULL':
      return 'The disk of the database server is full. Free some space, and the API will accept messages again.';
    case 'READ_ONLY':
      return 'The database is read-only, such as a standby server. Set DATABASE_URL to the primary server.';
    case 'OTHER_SCHEMA':
      return `The tables do not match this release (${message}). Restore a backup.`;
    case 'DAMAGED':
      return `The database is damaged (${message}). Restore a backup.`;
    default:
      return `The disk of the database server is failing (${message}). Check the server.`;
  }
}
