import { startsBesideOthers } from '@site/http-server/cluster/worker';
import type { Tracing } from '@site/http-server/tracing';
import { readFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { CompositionStore } from '../composition/composition-store.ts';
import { openComposition } from '../composition/open-composition.ts';
import { SHELL_DIST, SHELL_MANIFEST } from '../composition/shell-files.ts';
import type { PageCacheStatistics } from './cache/page-cache.ts';
import { networkOfConfig } from './content-network/network-of-config.ts';
import { watchCatalogue } from './catalogue-watch.ts';
import { securityHeaders } from './http/security-headers.ts';
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
import { PageWarmer } from './pages/warm-pages.ts';
import { ReadyAnswers } from './serving/ready-answers.ts';
import { Revisions } from './serving/revisions.ts';
import type { LiveRollout } from './rollout/live-rollout.ts';
import { TracedRequests } from './metrics/traced-requests.ts';
import { rolloutOfConfig } from './rollout/rollout-of-config.ts';
import { routes } from './routes.ts';
import type { ShellConfig } from './shell-config.ts';

const NO_PAGES: PageCacheStatistics = { hits: 0, misses: 0, entries: 0, bytes: 0 };

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

const RELEASED: ShellParts = { dist: SHELL_DIST, makeLive: liveSiteOfConfig };

/** How long a site that has a composition may keep whoever restarts it waiting for its first page, before it says by itself what is wrong: longer where others serve. */
const LISTEN_PATIENCE_MS = startsBesideOthers ? 60_000 : 10_000;

/**
 * Starts the server. It listens when this resolves: with pages, where there is a composition to make them of. A connection that is refused until
 * then is tried elsewhere, or again, by every proxy; a response that says "not yet" is handed on. Without a composition, or where it does not
 * come up in time, it listens all the same and says so.
 */
export async function startShellServer(config: ShellConfig, log: Logger, { dist, makeLive, beforePage }: ShellParts = RELEASED, tracing?: Tracing): Promise<ShellServer> {
  const store = openComposition(config.COMPOSITION_URL ?? config.COMPOSITION_FILE);
  const measurement = new Measurement(config);
  const upstream = new ApiUpstream(config.API_URL, tracing);
  const metrics: ShellMetrics = new ShellMetrics(
    {
      cache: () => live.current?.pages.statistics ?? NO_PAGES,
      readyAnswers: () => ready.count,
      health: () => revisions.health(),
      openConnections: () => servers.openConnections,
      releases: () => releasesOf(revisions.serving),
      pendingPurges: () => purges?.pending ?? 0,
    },
    shellVersion(),
  );
  const { network, purges } = networkOfConfig(config, { log, onPurge: (outcome) => metrics.countPurge(outcome) });
  const onTraffic = () => {
    rollout.sync();
    if (live.current) void network?.follow(live.current);
    if (config.SITE_URL !== undefined) onPage?.(config.SITE_URL);
  };
  const live: LiveSite = makeLive(config, { store, log, measurement, observe: (event) => metrics.observeRender(event), tracing, onTraffic });
  const rollout: LiveRollout = rolloutOfConfig(config, { store, live: () => live, log });
  const revisions: Revisions = new Revisions(live, rollout, previewsOfConfig(config, { store, live, log }));
  const observer = new RequestObserver(metrics, log, tracing && new TracedRequests(tracing, revisions, config.TRUSTED_PROXIES));
  const security = securityHeaders({ siteUrl: config.SITE_URL, hsts: config.HSTS });
  const ready = new ReadyAnswers({ revisions, siteUrl: config.SITE_URL, proxies: config.TRUSTED_PROXIES, security });
  const servers = siteServers({
    maxConnections: config.MAX_CONNECTIONS,
    onRequest: (request, response) => observer.observe(request, response),
    // In development each page waits for what was saved last.
    answerReady: (request, response, id) => !beforePage && ready.answer(request, response, id),
    onUnreadable: (refusal) => observer.observeUnreadable(refusal),
  });
  const warmer = new PageWarmer({ revisions, network, log });
  const onPage = config.WARM_PAGES === 'on' && !beforePage ? (siteUrl: string) => warmer.begin(siteUrl) : undefined;
  const server = await routes({ config, dist, log, store, revisions, rollout, onPage, beforePage, upstream, metrics, servers, security, tracing, network });
  await server.ready();
  void live.start().catch((error: unknown) => log.error({ err: error }, 'The composition could not be started.'));
  // In development, each page waits for what was saved last.
  if (!beforePage) await untilServing(live, store);
  const port = await servers.listen(config.HOST, config.PORT);
  const endMetrics = await serveShellMetrics({ metrics, host: config.HOST, port: config.METRICS_PORT, log });
  const clearPages = () => {
    revisions.clearPages();
    network?.refresh();
  };
  const endWatch = watchCatalogue(config.API_URL, clearPages);
  const endMeasurement = measurement.follow(config.API_URL, clearPages);
  return {
    port,
    stop: async () => {
      const drainMs = Math.min(config.DRAIN_SECONDS, config.STOP_TIMEOUT);
      servers.askToLetGo();
      await rest(drainMs);
      await servers.close({ timeoutMs: config.STOP_TIMEOUT - drainMs });
      warmer.close();
      endWatch();
      endMeasurement();
      endMetrics();
      upstream.close();
      network?.close();
      revisions.close();
      await live.close();
      await store.close().catch(() => undefined);
      await server.close();
      await tracing?.stop();
    },
  };
}

/** Of the built shell that runs. */
export function shellVersion(): string {
  return (JSON.parse(readFileSync(SHELL_MANIFEST, 'utf8')) as { version: string }).version;
}

async function untilServing(live: LiveSite, store: CompositionStore): Promise<void> {
  const late = rest(LISTEN_PATIENCE_MS, undefined, { ref: false });
  const isComposed = Promise.all([live.hasServed(), store.read().catch(() => undefined)]).then(([hasServed, read]) => hasServed || read?.state === 'valid');
  await Promise.race([live.serving, isComposed.then((is) => (is ? late : undefined))]);
}
