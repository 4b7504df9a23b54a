/** An expected failure. The message says what happened and what to do. */
export class PublishError extends Error {
  override name = 'PublishError';
  readonly code = 'REMOTE_BUILD';
}
