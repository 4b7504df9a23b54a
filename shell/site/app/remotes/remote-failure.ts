/**
 * When a remote's code failed: while it was fetched and evaluated; while its page was rendered; in an effect, as its page had just come to
 * stand; or afterwards, in an event handler, a timer or a promise.
 */
export type FailureKind = 'load' | 'render' | 'effect' | 'event';

/** What a remote did wrong in this browser. */
export interface RemoteFailure {
  remote: string;
  kind: FailureKind;
  error: unknown;
}
