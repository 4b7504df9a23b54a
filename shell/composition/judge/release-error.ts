/** The first four may be temporary. `ABORTED` means canceled. */
export type ReleaseErrorCode =
  | 'UNREACHABLE'
  | 'TIMEOUT'
  | 'BROKEN_OFF'
  | 'STATUS'
  | 'ABORTED'
  | 'REDIRECT'
  | 'INSECURE'
  | 'CORS'
  | 'TYPE'
  | 'CACHING'
  | 'SIZE'
  | 'DIGEST'
  | 'SIGNATURE'
  | 'PAGE_SIZE'
  | 'ENTRY'
  | 'DESCRIPTOR'
  | 'REQUIREMENT';

export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
