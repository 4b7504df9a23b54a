import type { FastifyBaseLogger } from 'fastify';
import type { SiteInfo } from '@site/shell-contract';
import type { ShellAssets } from '../../../tools/build/write-shell-assets.ts';
import type { WatchedApi } from '../api-proxy/watched-api.ts';
import type { SpawnRenderProcess } from './process-command.ts';

export interface RenderSettings {
  bundle: string;
  assets: ShellAssets;
  /** Development only: base URLs of the servers of hot builds. */
  devServers?: readonly string[] | undefined;
  site: Omit<SiteInfo, 'url' | 'gaId' | 'drawsScales'>;
  /** Set by the feature that serves images at `scalesPath`. */
  drawsScales?: boolean;
  apiUrl: string;
  api: Pick<WatchedApi, 'analytics' | 'isHanging'>;
  limits: { renderMs: number; apiMs: number; memoryMb: number; breakerFailures: number; breakerResetMs: number };
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'child'>;
  observe?: ObserveRender | undefined;
  /** Tests replace the processes with fakes. */
  spawn?: SpawnRenderProcess;
}

/** `down`: the process is restarting. `busy`: the queue is full. `open`: the circuit breaker blocked it. */
export type RenderResult = 'page' | 'redirect' | 'failed' | 'late' | 'ended' | 'down' | 'busy' | 'open';

/** `remote` is `frame`, without a version, for the shell's own pages. */
export interface RenderedBy {
  remote: string;
  version?: string;
  digest?: string;
}

/** Events for metrics. `end`: a process ended unexpectedly, or did not start. */
export type RenderEvent = RenderedBy & ({ kind: 'render'; result: RenderResult; seconds: number } | { kind: 'end' });

export type ObserveRender = (event: RenderEvent) => void;

export function siteInfo(
  { site, api, drawsScales }: Pick<RenderSettings, 'site' | 'api' | 'drawsScales'>,
  url: string,
): SiteInfo {
  return { ...site, url, gaId: api.analytics.gaId, ...(drawsScales && { drawsScales }) };
}
