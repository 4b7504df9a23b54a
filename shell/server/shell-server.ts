import { FALLBACK_GA_ID } from '@site/api-contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ShellAssets } from '../build/write-shell-assets.ts';
import { CompositionFile } from '../composition/composition-file.ts';
import { PageCache } from './cache/page-cache.ts';
import type { PageAnswer } from './cache/page-handler.ts';
import { watchCatalogue } from './catalogue-watch.ts';
import { siteHealth } from './http/health.ts';
import { HttpServers } from './http/http-servers.ts';
import { RequestObserver } from './metrics/observe-requests.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { ShellMetrics } from './metrics/shell-metrics.ts';
import { ApiUpstream } from './proxy/api-upstream.ts';
import { LiveSite } from './revisions/live-site.ts';
import { routes } from './routes.ts';
import type { ShellConfig } from './shell-config.ts';

/** Version of the API's contract that this site speaks. */
const API_CONTRACT = '1.0.0';
const MEBIBYTE = 1024 * 1024;
const DIST = join(import.meta.dirname, '../dist');

export interface ShellServer {
  port: number;
  /** Stops taking requests as `HttpServers` does, then all that runs behind them. */
  stop: () => Promise<void>;
}

/** Starts the server. It listens when this resolves, and says that the site is starting until a composition is in force. */
export async function startShellServer(config: ShellConfig, log: Logger): Promise<ShellServer> {
  const cache = new PageCache<PageAnswer>(config.PAGE_CACHE_MB * MEBIBYTE);
  const upstream = new ApiUpstream(config.API_URL);
  const live = liveSite(config, log, () => cache.clear());
  const metrics = new ShellMetrics(
    {
      cache: () => cache.statistics,
      health: () => siteHealth(live),
      openConnections: () => servers.openConnections,
      remotes: () => Object.keys(live.current?.document.remotes ?? {}),
    },
    (JSON.parse(readFileSync(join(DIST, '../package.json'), 'utf8')) as { version: string }).version,
  );
  const observer = new RequestObserver(metrics, log);
  const servers = new HttpServers({
    maxConnections: config.MAX_CONNECTIONS,
    onRequest: (request, response) => observer.observe(request, response),
    onUnreadable: (refusal) => observer.observeUnreadable(refusal),
  });
  const server = await routes({ config, dist: DIST, log, live, cache, upstream, metrics, servers });
  await server.ready();
  const port = await servers.listen(config.HOST, config.PORT);
  const endMetrics = await serveMetrics({ metrics, host: config.HOST, port: config.METRICS_PORT, log });
  const endWatch = watchCatalogue(config.API_URL, () => cache.clear());
  void live.start().catch((error: unknown) => log.error({ err: error }, 'The composition could not be started.'));
  return {
    port,
    stop: async () => {
      await servers.stop({ drainMs: config.DRAIN_SECONDS, timeoutMs: config.STOP_TIMEOUT });
      endWatch();
      endMetrics();
      upstream.close();
      await live.close();
      await server.close();
    },
  };
}

function liveSite(config: ShellConfig, log: Logger, onSwitch: () => void): LiveSite {
  const assets = JSON.parse(readFileSync(join(DIST, 'assets.json'), 'utf8')) as ShellAssets;
  return new LiveSite({
    file: new CompositionFile(config.COMPOSITION_FILE),
    lastKnownGood: new CompositionFile(join(config.STATE_DIR, 'last-known-good.json')),
    provided: { shared: assets.shared, api: API_CONTRACT },
    surroundings: {
      workerFile: join(DIST, 'node/render-worker.cjs'),
      assets,
      site: { name: config.SITE_NAME, contactEmail: config.CONTACT_EMAIL, gaId: config.GA_ID },
      apiUrl: config.API_URL,
      analyticsOrigin: config.GA_ID === FALLBACK_GA_ID ? undefined : config.ANALYTICS_ORIGIN,
    },
    log,
    onSwitch,
  });
}
