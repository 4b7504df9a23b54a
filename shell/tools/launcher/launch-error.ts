/** An expected failure. The message says what happened and what to do. */
export class LaunchError extends Error {
  override name = 'LaunchError';
  readonly code = 'LAUNCH_FAILED';
}

export function shownError(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.message : error;
}
