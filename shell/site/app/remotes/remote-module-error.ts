/**
 * `REMOTE_MISSING` and `PART_MISSING`: not in the composition. `SCRIPT_*`: the file is not in the composition, failed
 * to load, or timed out. `ENTRY_BROKEN`: the entry ran but did not define its container, for example because it
 * threw. `EXPORT_MISSING`: the module lacks its required export. Other codes: the module returned an invalid value.
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
  | 'PART_INVALID'
  | 'PART_TOO_LARGE';

/** The message is logged for the operator. */
export class RemoteModuleError extends Error {
  override name = 'RemoteModuleError';
  readonly code: RemoteModuleErrorCode;

  constructor(code: RemoteModuleErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * `load`: while fetching or evaluating. `render`: while React renders, mounts, or unmounts it. `event`: later, in an
 * event handler, timer, or promise.
 */
export type FailureKind = 'load' | 'render' | 'event';

export interface RemoteFailure {
  remote: string;
  kind: FailureKind;
  error: unknown;
}
