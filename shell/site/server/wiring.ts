import { HttpServers } from '@site/http-server/http-servers';
import { serveMetrics } from '@site/http-server/metrics-server';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { SHELL_DIST } from '../../composition/document/shell-files.ts';
import { openComposition } from '../../composition/store/composition-file.ts';
import { ApiUpstream } from './api-proxy/api-upstream.ts';
import { WatchedApi } from './api-proxy/watched-api.ts';
import { features } from './features/index.ts';
import { BODY_LIMIT_BYTES } from './http/refusal.ts';
import { securityHeaders } from './http/security-headers.ts';
import { readVisitor } from './http/visitor.ts';
import { BrowserFailures } from './live/browser-failures.ts';
import { createLiveSite, type LiveSiteDependencies } from './live/create-live-site.ts';
import type { LiveSite } from './live/live-site.ts';
import { Revisions } from './live/revisions.ts';
import { listReleases } from './live/site-health.ts';
import { observeRefused, observeRequest } from './metrics/observe-requests.ts';
import { ShellMetrics } from './metrics/shell-metrics.ts';
import { FastPath } from './pages/fast-path.ts';
import { PageCache } from './pages/page-cache.ts';
import { PageWarmer } from './pages/warm-pages.ts';
import type { Core } from './routes/core.ts';
import { addRoutes, createFastify } from './routes/routes.ts';
import type { ShellSettings } from './settings.ts';

export interface ShellServer {
  port: number;
  /** Keeps accepting requests during the drain period, but closes each connection after its response. */
  stop: () => Promise<void>;
}

interface ShellOptions extends Pick<Core, 'beforePage'> {
  dist?: string;
  makeLive?: (settings: ShellSettings, dependencies: LiveSiteDependencies) => LiveSite;
}

const REQUEST_TIMEOUT_MS = 15_000;
const INACTIVE_MS = 80_000;
/** Maximum wait for the first page. After it, the health check can report the problem. */
const LISTEN_PATIENCE_MS = 10_000;

/**
 * The server listens only when pages can be rendered, because proxies retry a refused connection but forward a 503.
 * Without a composition, or after the maximum wait, it listens anyway.
 */
export async function startShellServer(
  settings: ShellSettings,
  log: Logger,
  { dist = SHELL_DIST, makeLive = createLiveSite, beforePage }: ShellOptions = {},
): Promise<ShellServer> {
  const { siteUrl, host } = settings;
  const store = openComposition(settings.compositionUrl ?? settings.compositionFile);
  const metrics = new ShellMetrics();
  const api = new WatchedApi(settings);
  const upstream = new ApiUpstream(settings.apiUrl, api);
  const live = makeLive(settings, { store, log, api, observe: (event) => metrics.observeRender(event) });
  const revisions = new Revisions({ live, siteUrl, api });
  const pages = new PageCache();
  const browserFailures = new BrowserFailures(() => live.current);
  const security = securityHeaders(settings);
  const fastPath = new FastPath({ settings, revisions, pages, security });
  const servers = createServers({ settings, metrics, security, log, beforePage }, fastPath);
  const warmer = settings.warmsPages && !beforePage ? new PageWarmer({ live, pages, log }) : undefined;
  // Without SITE_URL, `onPage` starts the warmer, because the public origin is known only from a request.
  if (siteUrl !== undefined) live.onLive(() => warmer?.begin(siteUrl));
  metrics.registerSources({
    cachedPages: () => (live.current ? pages.of(live.current).size : 0),
    readyAnswers: () => fastPath.count,
    health: () => revisions.health(),
    openConnections: () => servers.openConnections,
    releases: () => listReleases(revisions.serving),
  });

  const core: Core = {
    ...{ settings, dist, log, store, live, revisions, pages, metrics, browserFailures, upstream, security, servers },
    beforePage,
    onPage: (origin) => warmer?.begin(origin),
  };
  const server = createFastify(core);
  for (const { isEnabled, load } of features) if (isEnabled(settings)) await (await load()).register(server, core);
  revisions.add({ problems: () => browserFailures.problems() });
  await addRoutes(server, core);
  await server.ready();

  const started = live.start().catch((error: unknown) => log.error({ err: error }, 'Could not start the composition.'));
  // In development, each page waits for the latest build instead.
  if (!beforePage) await Promise.race([started, sleep(LISTEN_PATIENCE_MS, undefined, { ref: false })]);
  const port = await servers.listen(host, settings.port);
  const metricsServer = await serveMetrics({ registry: metrics.registry, host, port: settings.metricsPort, log });
  const endFollowing = api.follow(
    () => live.current?.profile.dataVersion,
    () => revisions.all.forEach((revision) => pages.of(revision).clear()),
  );
  return {
    port,
    stop: async () => {
      const drainMs = Math.min(settings.drainMs, settings.stopTimeoutMs);
      servers.closeAfterResponses();
      await sleep(drainMs);
      await servers.close({ timeoutMs: settings.stopTimeoutMs - drainMs });
      endFollowing();
      metricsServer?.close();
      upstream.close();
      await server.close();
      await live.close();
      await store.close().catch(() => undefined);
    },
  };
}

function createServers(
  {
    settings,
    metrics,
    security,
    log,
    beforePage,
  }: Pick<Core, 'settings' | 'metrics' | 'security' | 'log' | 'beforePage'>,
  fastPath: FastPath,
): HttpServers {
  const { trustedProxies, maxConnections } = settings;
  const servers = new HttpServers({
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    inactivityMs: INACTIVE_MS,
    maxConnections,
    receive: (request, response, handle) => {
      const id = String(request.headers['x-request-id']);
      observeRequest({ metrics, log }, request, response);
      // While stopping, the regular path closes the connection.
      if (!beforePage && !servers.isStopping && fastPath.answer(request, response, id)) return;
      response.setHeader('x-request-id', id);
      handle(request, response);
    },
    // Do not send `100 Continue` for a body over the limit.
    wantsContent: ({ headers }) => Number(headers['content-length'] ?? 0) <= BODY_LIMIT_BYTES,
    getHeaders: (request) => security(request ? readVisitor(request, trustedProxies).protocol : 'http'),
    onRefused: (refused) => observeRefused({ metrics, log }, refused),
  });
  return servers;
}
