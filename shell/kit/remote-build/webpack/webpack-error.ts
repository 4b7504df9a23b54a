/** The message is webpack's own account of the errors. */
export class WebpackError extends Error {
  override name = 'WebpackError';
  readonly code = 'BUILD_FAILED';
}
