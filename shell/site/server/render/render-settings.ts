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
  /** Base URLs of the servers of hot builds. Absent in production. */
  devServers?: readonly string[] | undefined;
  /** The feature that serves images at `scalesPath` sets it. */
  drawsScales?: boolean;
  api: Pick<WatchedApi, 'analytics' | 'isHanging'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'child'>;
  observe?: ObserveRender | undefined;
  spawn?: SpawnRenderProcess;
}

/** `down` if the process is restarting, `busy` if no slot was free in time, `open` if the breaker blocked the request. */
export type RenderResult = 'page' | 'redirect' | 'failed' | 'late' | 'ended' | 'down' | 'busy' | 'open';

/** For the shell's own pages, `remote` is `frame`, and there is no version. */
export interface RenderedBy {
  remote: string;
  version?: string | undefined;
  digest?: string;
}

/** Events for metrics. `end` means that a process exited unexpectedly or did not start. */
export type RenderEvent = RenderedBy & ({ kind: 'render'; result: RenderResult; seconds: number } | { kind: 'end' });

export type ObserveRender = (event: RenderEvent) => void;
