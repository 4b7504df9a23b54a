import type { FastifyBaseLogger } from 'fastify';
import type { SiteInfo } from '@site/shell-contract';
import type { ShellAssets } from '../../../tools/build/write-shell-assets.ts';
import type { MeasurementState } from '../api-proxy/measurement.ts';
import type { SpawnRenderProcess } from './process-command.ts';
import type { ObserveRender } from './render-events.ts';

export interface RenderLimits {
  renderMs: number;
  apiMs: number;
  memoryMb: number;
  breakerFailures: number;
  breakerResetMs: number;
}

export interface RenderSettings {
  bundle: string;
  assets: ShellAssets;
  /** Development only: base URLs of the servers of hot builds. */
  devServers?: readonly string[] | undefined;
  site: Omit<SiteInfo, 'url' | 'gaId' | 'drawsScales'>;
  drawsScales?: (() => boolean) | undefined;
  apiUrl: string;
  /** Called for each page, because it can change at runtime. */
  measurement: () => MeasurementState;
  isApiHanging?: () => boolean;
  limits: RenderLimits;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'child'>;
  observe?: ObserveRender | undefined;
  /** An `os.setPriority` value. */
  priority?: number;
  /** Tests replace the processes. */
  spawn?: SpawnRenderProcess;
}

type SiteSettings = Pick<RenderSettings, 'site' | 'measurement' | 'drawsScales'>;

export function siteInfo({ site, measurement, drawsScales }: SiteSettings, url: string): SiteInfo {
  return { ...site, url, gaId: measurement().gaId, ...(drawsScales?.() && { drawsScales: true }) };
}

export function rendererLog(
  log: RenderSettings['log'],
  about: { remote: string; version?: string; digest?: string },
): RenderSettings['log'] {
  return log.child(about);
}
