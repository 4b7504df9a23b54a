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
  | 'BUILD_STALE';

/** Why a command of package.json cannot do its work: the message says what is wrong and what to do, for the person who gave the command. */
export class LaunchError extends Error {
  override name = 'LaunchError';
  readonly code: LaunchErrorCode;

  constructor(code: LaunchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** What to show of an error: the sentence of one that was foreseen; all there is of one that was not, so that it can be mended. */
export function shownError(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.message : error;
}
