/**
 * Why a remote does not work: its process is restarting; its modules cannot be loaded; its health page, or another page that is checked
 * before it goes live, does not render; a part does not answer, or not as the contract says.
 */
export type RemoteErrorCode =
  'RESTARTING' | 'LOAD_FAILED' | 'HEALTH_PAGE_FAILED' | 'PAGE_FAILED' | 'PART_FAILED' | 'PART_INVALID';

/** Why a remote takes no traffic, or has no part. The message goes on where the log and the site's health have named the remote. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly code: RemoteErrorCode;

  constructor(code: RemoteErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
