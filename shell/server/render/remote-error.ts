/**
 * What keeps a remote from its work: its process is starting anew; its modules cannot be loaded; the page that proves it is not rendered, or
 * not with 200; it gives no answer to the question for a part, or one that is not what the contract says.
 */
export type RemoteErrorCode = 'RESTARTING' | 'LOAD_FAILED' | 'HEALTH_PAGE_FAILED' | 'PART_FAILED' | 'PART_INVALID';

/** Why a remote takes no traffic, or has no part. The message goes on where the log and the site's health have named the remote. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly code: RemoteErrorCode;

  constructor(code: RemoteErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
