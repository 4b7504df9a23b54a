/**
 * `load`: while fetching or evaluating. `render`: while rendering. `effect`: in the page's first effects, or while it
 * is unmounted. `event`: later, in an event handler, timer, or promise.
 */
export type FailureKind = 'load' | 'render' | 'effect' | 'event';

export interface RemoteFailure {
  remote: string;
  kind: FailureKind;
  error: unknown;
}
