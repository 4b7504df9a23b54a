import type { BreakerState } from './circuit-breaker.ts';

/** `down`: the process is restarting. `busy`: the queue is full. `open`: the circuit breaker blocked it. */
export type RenderResult = 'page' | 'redirect' | 'failed' | 'late' | 'ended' | 'down' | 'busy' | 'open';

/** `remote` is `frame`, without a version, for the shell's own pages. */
export interface RenderedBy {
  remote: string;
  version?: string;
  digest?: string;
}

/** Events for metrics. Every `started` gets one `ended`; `replaced` means an unexpected end or a failed start. */
export type RenderEvent = RenderedBy &
  (
    | { kind: 'render'; result: RenderResult; seconds: number }
    | { kind: 'process'; change: 'started' | 'ended' | 'replaced' }
    | { kind: 'breaker'; state: BreakerState }
  );

export type ObserveRender = (event: RenderEvent) => void;
