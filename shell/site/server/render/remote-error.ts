/**
 * Failures of a remote. `PAGE_FAILED` comes from the checks before going live; `PART_INVALID` is a contract violation.
 */
export type RemoteErrorCode =
  | 'RESTARTING'
  | 'LOAD_FAILED'
  | 'HEALTH_PAGE_FAILED'
  | 'PAGE_FAILED'
  | 'PART_FAILED'
  | 'PART_INVALID';

/** Logs and health reports put the remote's name before the message. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly code: RemoteErrorCode;

  constructor(code: RemoteErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
