import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openComposition } from '../composition/open-composition.ts';
import type { PageCacheStatistics } from './cache/page-cache.ts';
import { watchCatalogue } from './catalogue-watch.ts';
import { siteServers } from './http/site-servers.ts';
import { Measurement } from './measurement.ts';
import { serveShellMetrics } from './metrics/metrics-server.ts';
import { RequestObserver } from './metrics/observe-requests.ts';
import { ShellMetrics } from './metrics/shell-metrics.ts';
import { ApiUpstream } from './proxy/api-upstream.ts';
import { releasesOf } from './revisions/composed-releases.ts';
import type { LiveSite } from './revisions/live-site.ts';
import { liveSiteOfConfig, type LiveSiteSurface } from './revisions/live-site-of-config.ts';
import { previewsOfConfig } from './revisions/previews-of-config.ts';
import { Revisions } from './serving/revisions.ts';
import type { LiveRollout } from './rollout/live-rollout.ts';
import { rolloutOfConfig } from './rollout/rollout-of-config.ts';
import { routes } from './routes.ts';
import type { ShellConfig } from './shell-config.ts';

const NO_PAGES: PageCacheStatistics = { hits: 0, misses: 0, entries: 0, bytes: 0 };
const SHELL = join(import.meta.dirname, '..');

export interface ShellServer {
  port: number;
  /** Goes on accepting for the drain period while each answer ends its connection, lets go of the port, and stops what runs behind it when the last answer is out or the time is up. */
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
  const store = openComposition(config.COMPOSITION_URL ?? config.COMPOSITION_FILE);
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
  const live: LiveSite = makeLive(config, { store, log, measurement, observe: (event) => metrics.observeRender(event), onTraffic: () => rollout.sync() });
  const rollout: LiveRollout = rolloutOfConfig(config, { store, live: () => live, log });
  const revisions: Revisions = new Revisions(live, rollout, previewsOfConfig(config, { store, live, log }));
  const observer = new RequestObserver(metrics, log);
  const servers = siteServers({
    maxConnections: config.MAX_CONNECTIONS,
    onRequest: (request, response) => observer.observe(request, response),
    onUnreadable: (refusal) => observer.observeUnreadable(refusal),
  });
  const server = await routes({ config, dist, log, store, revisions, rollout, beforePage, upstream, metrics, servers });
  await server.ready();
  const port = await servers.listen(config.HOST, config.PORT);
  const endMetrics = await serveShellMetrics({ metrics, host: config.HOST, port: config.METRICS_PORT, log });
  const endWatch = watchCatalogue(config.API_URL, () => revisions.clearPages());
  const endMeasurement = measurement.follow(config.API_URL, () => revisions.clearPages());
  void live.start().catch((error: unknown) => log.error({ err: error }, 'The composition could not be started.'));
  return {
    port,
    stop: async () => {
      const drainMs = Math.min(config.DRAIN_SECONDS, config.STOP_TIMEOUT);
      servers.askToLetGo();
      await rest(drainMs);
      await servers.close({ timeoutMs: config.STOP_TIMEOUT - drainMs });
      endWatch();
      endMeasurement();
      endMetrics();
      upstream.close();
      revisions.close();
      await live.close();
      await store.close().catch(() => undefined);
      await server.close();
    },
  };
}
