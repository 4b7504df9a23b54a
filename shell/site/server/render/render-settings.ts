import type { FastifyBaseLogger } from 'fastify';
import type { Tracing } from '@site/http-server/tracing';
import type { SiteInfo } from '@site/shell-contract';
import type { ShellAssets } from '../../../tools/build/write-shell-assets.ts';
import type { MeasurementState } from '../metrics/measurement.ts';
import type { ObserveRender } from './render-events.ts';

export interface RenderLimits {
  /** Within which a page is rendered, or away. */
  renderMs: number;
  /** Within which the API answers a page that is being rendered. */
  apiMs: number;
  /** Megabytes of memory that a render process may take. */
  memoryMb: number;
  /** See `CircuitBreaker`. */
  breakerFailures: number;
  breakerResetMs: number;
}

/** What all rendering of this server has in common. */
export interface RenderSettings {
  /** The render process's program. */
  bundle: string;
  assets: ShellAssets;
  /** In development: addresses below which the servers of the hot builds have their scripts. */
  devServers?: readonly string[] | undefined;
  site: Omit<SiteInfo, 'url' | 'gaId'>;
  apiUrl: string;
  /** Read for each page: it may change while the site runs. */
  measurement: () => MeasurementState;
  /** While this is true, pages are rendered without the API. */
  isApiHanging?: () => boolean;
  limits: RenderLimits;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'child'>;
  observe?: ObserveRender | undefined;
  tracing?: Tracing | undefined;
  /** Of the render processes, as `os.setPriority` takes it. */
  priority?: number;
}

/** What the site is, to pages under this origin. */
export function siteInfo({ site, measurement }: Pick<RenderSettings, 'site' | 'measurement'>, url: string): SiteInfo {
  return { ...site, url, gaId: measurement().gaId };
}

/** A log whose lines all say which release they are about. */
export function rendererLog(
  log: RenderSettings['log'],
  about: { remote: string; version?: string; digest?: string },
): RenderSettings['log'] {
  return log.child(about);
}
