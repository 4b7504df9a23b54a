export type LaunchErrorCode =
  | 'SETTING_INVALID'
  | 'PORT_UNAVAILABLE'
  | 'REMOTE_UNKNOWN'
  | 'PROCESS_AWAY'
  | 'SHELL_AWAY'
  | 'RELEASE_UNKNOWN'
  | 'COMPOSITION_INVALID'
  | 'NOT_COMPOSED'
  | 'CHROMIUM_MISSING'
  | 'BUILD_STALE'
  | 'SCRIPT_MISSING'
  | 'SECTION_MISSING';

/** The message says what happened and what to do. */
export class LaunchError extends Error {
  override name = 'LaunchError';
  readonly code: LaunchErrorCode;

  constructor(code: LaunchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Returns the message of an expected error, or the whole error with its stack. */
export function shownError(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.message : error;
}
