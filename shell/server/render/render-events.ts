import type { BreakerState } from './circuit-breaker.ts';

/** What became of a request for a page. `down`: its process is starting again; `busy`: too many wait; `open`: the circuit breaker let nothing through. */
export type RenderResult = 'page' | 'redirect' | 'failed' | 'late' | 'ended' | 'down' | 'busy' | 'open';

/** What happens in render processes, for metrics. `remote` is `frame` for the shell's own pages. */
export type RenderEvent =
  | { kind: 'render'; remote: string; result: RenderResult; seconds: number }
  | { kind: 'process'; remote: string; change: 'started' | 'ended'; reason?: string }
  | { kind: 'breaker'; remote: string; state: BreakerState };

export type ObserveRender = (event: RenderEvent) => void;
