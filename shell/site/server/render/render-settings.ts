import type { FastifyBaseLogger } from 'fastify';
import type { ShellAssets } from '../../../tools/build/write-shell-assets.ts';
import type { WatchedApi } from '../api-proxy/watched-api.ts';
import type { ShellSettings } from '../settings.ts';
import type { SpawnRenderProcess } from './process-command.ts';

export interface RenderSettings extends Pick<
  ShellSettings,
  | 'siteName'
  | 'contactEmail'
  | 'apiUrl'
  | 'pageCacheBytes'
  | 'renderTimeoutMs'
  | 'renderMemoryMebibytes'
  | 'breakerFailures'
  | 'breakerResetMs'
> {
  bundle: string;
  assets: ShellAssets;
  /** Development only: base URLs of the servers of hot builds. */
  devServers?: readonly string[] | undefined;
  /** The feature that serves images at `scalesPath` sets it. */
  drawsScales?: boolean;
  api: Pick<WatchedApi, 'analytics' | 'isHanging'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'child'>;
  observe?: ObserveRender | undefined;
  spawn?: SpawnRenderProcess;
}

/** `down`: the process is restarting. `busy`: the queue is full. `open`: the circuit breaker blocked it. */
export type RenderResult = 'page' | 'redirect' | 'failed' | 'late' | 'ended' | 'down' | 'busy' | 'open';

/** `remote` is `frame`, without a version, for the shell's own pages. */
export interface RenderedBy {
  remote: string;
  version?: string | undefined;
  digest?: string;
}

/** Events for metrics. `end`: a process ended unexpectedly, or did not start. */
export type RenderEvent = RenderedBy & ({ kind: 'render'; result: RenderResult; seconds: number } | { kind: 'end' });

export type ObserveRender = (event: RenderEvent) => void;
