import { StorageUnavailableError } from '../model/storage-error.ts';
import type { ProblemCodes } from '../model/storage-error.ts';

/** SQLSTATEs (PostgreSQL, appendix A) and system codes. */
const CODES: ProblemCodes = [
  [/^(08|57P0[1235]|25P03|ECONN|ENOTFOUND|EAI_|EHOST|ENET|EPIPE|ETIMEDOUT|ENOENT)/, 'AWAY'],
  [/^(57014|55P03|40|533)/, 'BUSY'],
  [/^53100/, 'FULL'],
  [/^25006/, 'READ_ONLY'],
  [/^(28|3D000|57P04|42501|3F000)/, 'REFUSED'],
  // The row already exists, which says nothing about the schema.
  [/^23505/, undefined],
  // Constraints and triggers. This release's rows satisfy its own schema, so someone else added these.
  [/^(42|23|P0001)/, 'OTHER_SCHEMA'],
  [/^XX00[12]/, 'DAMAGED'],
  [/^58/, 'DISK_FAULT'],
  [/^53/, 'BUSY'],
];

/** Errors of node-postgres itself have no code. */
const MESSAGES: ProblemCodes = [
  [/Query read timeout|timeout exceeded when trying to connect|timeout expired/, 'SILENT'],
  [/Connection terminated due to connection timeout/, 'SILENT'],
  [/Connection terminated|connection error|not queryable|closed the connection/i, 'AWAY'],
  [/password must be|SASL|SCRAM|does not support SSL|SSL/, 'REFUSED'],
];

export function postgresProblem(error: unknown): StorageUnavailableError | undefined {
  if (error instanceof StorageUnavailableError) return error;
  const cause = error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error);
  const { code = '' } = cause as { code?: string };
  const found =
    CODES.find(([pattern]) => pattern.test(code)) ?? MESSAGES.find(([pattern]) => pattern.test(cause.message));
  return found?.[1] && new StorageUnavailableError(found[1], 'the database of DATABASE_URL', cause);
}
