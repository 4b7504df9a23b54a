/**
 * What can be wrong where the site loads a remote's code. `REMOTE_MISSING` and `PART_MISSING`: the composition has none. `SCRIPT_*`: its file is
 * none of the composition's, did not come, or came too late. `ENTRY_BROKEN`: the entry ran and did not define its container, as when it throws.
 * `EXPORT_MISSING`: the module does not have the export that it is exposed for. `REDIRECT_INVALID` and the rest: what it answers is not valid.
 */
export type RemoteModuleErrorCode =
  | 'REMOTE_MISSING'
  | 'PART_MISSING'
  | 'SCRIPT_UNKNOWN'
  | 'SCRIPT_FAILED'
  | 'SCRIPT_LATE'
  | 'ENTRY_BROKEN'
  | 'EXPORT_MISSING'
  | 'REQUIRE_FORBIDDEN'
  | 'REDIRECT_INVALID'
  | 'PART_LATE'
  | 'PART_INVALID'
  | 'PART_TOO_LARGE';

/** Why a remote's code does not serve. The message is a sentence for the operator, who reads it in the log. */
export class RemoteModuleError extends Error {
  override name = 'RemoteModuleError';
  readonly code: RemoteModuleErrorCode;

  constructor(code: RemoteModuleErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
