type PublishErrorCode =
  | 'CONFIG_INVALID'
  | 'PORT_UNAVAILABLE'
  | 'SITE_UNREACHABLE'
  /** A read or write failed. */
  | 'STORE_FAILED'
  /** The compiler reports type errors. */
  | 'TYPES_WRONG'
  /** The version is released already, with other content. */
  | 'VERSION_TAKEN';

export class PublishError extends Error {
  override name = 'PublishError';
  readonly code: PublishErrorCode;

  constructor(code: PublishErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
