/** The message is a sentence for the operator. */
export class ComposeError extends Error {
  override name = 'ComposeError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
