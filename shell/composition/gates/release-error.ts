/** What can be wrong with a release. The first four may mend themselves; `ABORTED` was given up; the others are the release's or its server's own. */
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
  | 'SIZE'
  | 'DIGEST'
  | 'SIGNATURE'
  | 'PAGE_SIZE'
  | 'ENTRY'
  | 'DESCRIPTOR'
  | 'REQUIREMENT';

/** Why a release may not take traffic. The message is a sentence that names the address, what is wrong with it, and what to do. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
