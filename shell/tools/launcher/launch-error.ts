/** An expected failure. The message says what happened and what to do. */
export class LaunchError extends Error {
  override name = 'LaunchError';
  readonly code = 'LAUNCH_FAILED';
}

/** Returns the message of an expected error, or the whole error with its stack. */
export function shownError(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.message : error;
}
