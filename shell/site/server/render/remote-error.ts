/** `LATE` and `ENDED` are failures of a process, and `PAGE_FAILED` is a failure of the checks before going live. */
export type RemoteErrorCode =
  | 'LATE'
  | 'ENDED'
  | 'RESTARTING'
  | 'LOAD_FAILED'
  | 'PAGE_FAILED'
  | 'PART_FAILED'
  | 'PART_INVALID';

/** Logs and health reports put the remote's name before the message. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly code: RemoteErrorCode;

  constructor(code: RemoteErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export function firstLine(text: string): string {
  return (text.split('\n', 1)[0] as string).slice(0, 500);
}
