import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { PageCacheStatistics } from './cache/page-cache.ts';
import { watchCatalogue } from './catalogue-watch.ts';
import { HttpServers } from './http/http-servers.ts';
import { Measurement } from './measurement.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { RequestObserver } from './metrics/observe-requests.ts';
import { ShellMetrics } from './metrics/shell-metrics.ts';
import { ApiUpstream } from './proxy/api-upstream.ts';
import { releasesOf } from './revisions/composed-releases.ts';
import type { LiveSite } from './revisions/live-site.ts';
import { liveSiteOfConfig, type LiveSiteSurface } from './revisions/live-site-of-config.ts';
import { previewsOfConfig } from './revisions/previews-of-config.ts';
import { Revisions } from './revisions/revisions.ts';
import type { LiveRollout } from './rollout/live-rollout.ts';
import { rolloutOfConfig } from './rollout/rollout-of-config.ts';
import { routes } from './routes.ts';
import type { ShellConfig } from './shell-config.ts';

const NO_PAGES: PageCacheStatistics = { hits: 0, misses: 0, entries: 0, bytes: 0 };
const SHELL = join(import.meta.dirname, '..');

export interface ShellServer {
  port: number;
  /** Stops taking requests as `HttpServers` does, then all that runs behind them. */
  stop: () => Promise<void>;
}

/** What a server in development has otherwise. */
export interface ShellParts {
  /** Folder of the built shell. */
  dist: string;
  makeLive: (config: ShellConfig, surface: LiveSiteSurface) => LiveSite;
  /** Awaited before each page. */
  beforePage?: () => Promise<unknown>;
}

const RELEASED: ShellParts = { dist: join(SHELL, 'dist'), makeLive: liveSiteOfConfig };

/** Starts the server. It listens when this resolves, and says that the site is starting until a composition is in force. */
export async function startShellServer(config: ShellConfig, log: Logger, { dist, makeLive, beforePage }: ShellParts = RELEASED): Promise<ShellServer> {
  const measurement = new Measurement(config);
  const upstream = new ApiUpstream(config.API_URL);
  const metrics: ShellMetrics = new ShellMetrics(
    {
      cache: () => live.current?.pages.statistics ?? NO_PAGES,
      health: () => live.health(),
      openConnections: () => servers.openConnections,
      releases: () => releasesOf(revisions.serving),
    },
    (JSON.parse(readFileSync(join(SHELL, 'package.json'), 'utf8')) as { version: string }).version,
  );
  const live: LiveSite = makeLive(config, { log, measurement, observe: (event) => metrics.observeRender(event), onTraffic: () => rollout.sync() });
  const rollout: LiveRollout = rolloutOfConfig(config, () => live, log);
  const revisions: Revisions = new Revisions(live, rollout, previewsOfConfig(config, live, log));
  const observer = new RequestObserver(metrics, log);
  const servers = new HttpServers({
    maxConnections: config.MAX_CONNECTIONS,
    onRequest: (request, response) => observer.observe(request, response),
    onUnreadable: (refusal) => observer.observeUnreadable(refusal),
  });
  const server = await routes({ config, dist, log, revisions, rollout, beforePage, upstream, metrics, servers });
  await server.ready();
  const port = await servers.listen(config.HOST, config.PORT);
  const endMetrics = await serveMetrics({ metrics, host: config.HOST, port: config.METRICS_PORT, log });
  const endWatch = watchCatalogue(config.API_URL, () => revisions.clearPages());
  const endMeasurement = measurement.follow(config.API_URL, () => revisions.clearPages());
  void live.start().catch((error: unknown) => log.error({ err: error }, 'The composition could not be started.'));
  return {
    port,
    stop: async () => {
      await servers.stop({ drainMs: config.DRAIN_SECONDS, timeoutMs: config.STOP_TIMEOUT });
      endWatch();
      endMeasurement();
      endMetrics();
      upstream.close();
      revisions.close();
      await live.close();
      await server.close();
    },
  };
}
