import type { BreakerState } from './circuit-breaker.ts';

/** What became of a request for a page. `down`: its process is starting again; `busy`: too many wait; `open`: the circuit breaker let nothing through. */
export type RenderResult = 'page' | 'redirect' | 'failed' | 'late' | 'ended' | 'down' | 'busy' | 'open';

/** Whom an event is about. The remote is `frame`, without a version, for the shell's own pages. */
export interface RenderedBy {
  remote: string;
  version?: string;
  digest?: string;
}

/**
 * What happens in render processes, for metrics. A process that was `started` is `ended` once, for whatever reason;
 * `replaced` is one that nobody told to end, or that did not come up.
 */
export type RenderEvent = RenderedBy &
  (
    | { kind: 'render'; result: RenderResult; seconds: number }
    | { kind: 'process'; change: 'started' | 'ended' | 'replaced' }
    | { kind: 'breaker'; state: BreakerState }
  );

export type ObserveRender = (event: RenderEvent) => void;
