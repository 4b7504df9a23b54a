export class WebpackError extends Error {
  override name = 'WebpackError';
  readonly code = 'BUILD_FAILED';
}
