type PublishErrorCode =
  /** A setting is wrong. */
  | 'CONFIG_INVALID'
  /** Git does not tell the commit of the checkout. */
  | 'SOURCE_UNREADABLE'
  /** The store did not take a file, or did not hand one out. */
  | 'STORE_FAILED'
  /** The version is released already, with other content. */
  | 'VERSION_TAKEN';

/** Why a release is not built or not published. The message is a sentence that says what is wrong and what to do. */
export class PublishError extends Error {
  override name = 'PublishError';
  readonly code: PublishErrorCode;

  constructor(code: PublishErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
