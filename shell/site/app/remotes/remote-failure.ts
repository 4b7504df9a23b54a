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
