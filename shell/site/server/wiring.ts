import { HttpServers } from '@site/http-server/http-servers';
import { serveMetrics } from '@site/http-server/metrics-server';
import type { Tracing } from '@site/http-server/tracing';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { SHELL_DIST, SHELL_MANIFEST } from '../../composition/document/shell-files.ts';
import type { CompositionStore } from '../../composition/store/composition-store.ts';
import { openComposition } from '../../composition/store/open-composition.ts';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiAvailability } from './api-proxy/api-availability.ts';
import { ApiUpstream } from './api-proxy/api-upstream.ts';
import { Measurement } from './api-proxy/measurement.ts';
import type { Core } from './features/definition/define-feature.ts';
import { features } from './features/index.ts';
import { BODY_LIMIT_BYTES } from './http/refusal.ts';
import { securityHeaders } from './http/security-headers.ts';
import { visitorOf } from './http/visitor.ts';
import { RequestObserver } from './metrics/observe-requests.ts';
import { ShellMetrics } from './metrics/shell-metrics.ts';
import { requestTracer } from './metrics/trace-requests.ts';
import { FastPath } from './pages/fast-path.ts';
import { Pages } from './pages/pages.ts';
import { Revisions } from './pages/revisions.ts';
import { PageWarmer } from './pages/warm-pages.ts';
import { routes } from './routes/routes.ts';
import type { ShellSettings } from './settings.ts';
import type { PageCacheStatistics } from './pages/page-cache.ts';
import { BrowserFailures } from './live/browser-failures.ts';
import { releasesOf } from './live/composed-releases.ts';
import { createLiveSite, type LiveSiteDependencies } from './live/create-live-site.ts';
import { watchData } from './live/data-watch.ts';
import type { LiveSite } from './live/live-site.ts';

export interface ShellServer {
  port: number;
  /** Keeps accepting requests during the drain period, but closes each connection after its response. */
  stop: () => Promise<void>;
}

interface ShellOptions {
  tracing?: Tracing | undefined;
  /** Folder of the built shell. */
  dist?: string;
  makeLive?: (settings: ShellSettings, dependencies: LiveSiteDependencies) => LiveSite;
  /** In development, resolves when the latest build is live. */
  beforePage?: () => Promise<unknown>;
}

const NO_PAGES: PageCacheStatistics = { hits: 0, misses: 0, entries: 0, bytes: 0 };
const REQUEST_TIMEOUT_MS = 15_000;
const INACTIVE_MS = 80_000;
/** Maximum wait for the first page. After it, the health check can report the problem. */
const LISTEN_PATIENCE_MS = 10_000;

/**
 * Resolves when the server listens: once pages can be rendered, because proxies retry a refused connection but forward
 * a 503. Without a composition, or after the wait, it listens anyway.
 */
export async function startShellServer(
  settings: ShellSettings,
  log: Logger,
  options: ShellOptions = {},
): Promise<ShellServer> {
  const core = createCore(settings, log, options);
  const { live, store } = core;
  const { servers, server } = await createServer(core, settings, options);
  void live.start().catch((error: unknown) => log.error({ err: error }, 'Could not start the composition.'));
  // In development, each page waits for the latest build instead.
  if (!options.beforePage) await untilServing(live, store);
  const { host, metricsPort } = settings;
  const port = await servers.listen(host, settings.port);
  const metricsServer = await serveMetrics({ registry: core.metrics.registry, host, port: metricsPort, log });
  const endFollowing = followApi(core, settings.apiUrl);
  return {
    port,
    stop: async () => {
      const drainMs = Math.min(settings.drainMs, settings.stopTimeoutMs);
      servers.askToLetGo();
      await sleep(drainMs);
      await servers.close({ timeoutMs: settings.stopTimeoutMs - drainMs });
      endFollowing();
      metricsServer?.close();
      core.upstream.close();
      await server.close();
      await live.close();
      await store.close().catch(() => undefined);
      await options.tracing?.stop();
    },
  };
}

interface ShellCore extends Core {
  browserFailures: BrowserFailures;
  measurement: Measurement;
  availability: ApiAvailability;
  upstream: ApiUpstream;
}

/** Nothing runs yet. */
function createCore(settings: ShellSettings, log: Logger, { makeLive = createLiveSite }: ShellOptions): ShellCore {
  const store = openComposition(settings.compositionUrl ?? settings.compositionFile);
  const metrics = new ShellMetrics(shellVersion());
  const measurement = new Measurement(settings);
  const availability = new ApiAvailability();
  const upstream = new ApiUpstream(settings.apiUrl, { availability });
  const scales = { areDrawn: false };
  const live = makeLive(settings, {
    store,
    log,
    measurement,
    availability,
    drawsScales: () => scales.areDrawn,
    observe: (event) => metrics.observeRender(event),
  });
  const revisions = new Revisions({ live, siteUrl: settings.siteUrl, api: availability });
  const browserFailures = new BrowserFailures(() => live.current);
  return {
    log,
    store,
    live,
    revisions,
    pages: new Pages(),
    metrics,
    scales,
    browserFailures,
    measurement,
    availability,
    upstream,
  };
}

async function createServer(
  core: ShellCore,
  settings: ShellSettings,
  { dist = SHELL_DIST, beforePage, tracing }: ShellOptions,
): Promise<{ servers: HttpServers; server: FastifyInstance }> {
  const { live, log, revisions, pages, metrics } = core;
  const { siteUrl, trustedProxies: proxies } = settings;
  const security = securityHeaders({ siteUrl, hsts: settings.hsts });
  const fastPath = new FastPath({ revisions, pages, siteUrl, proxies, security });
  const observer = new RequestObserver({ metrics, log, trace: tracing && requestTracer(revisions, proxies) });
  const servers = new HttpServers({
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    inactivityMs: INACTIVE_MS,
    maxConnections: settings.maxConnections,
    receive: (request, response, handle) => {
      const id = String(request.headers['x-request-id']);
      observer.observe(request, response);
      // In development, each page waits for the latest build. While stopping, the regular path closes the connection.
      if (!beforePage && !servers.isStopping && fastPath.answer(request, response, id)) return;
      response.setHeader('x-request-id', id);
      handle(request, response);
    },
    // Do not send `100 Continue` for a body over the limit.
    wantsContent: ({ headers }) => Number(headers['content-length'] ?? 0) <= BODY_LIMIT_BYTES,
    headersOf: (request) => security(request ? visitorOf(request, proxies).protocol : 'http'),
    onRefused: (refused) => observer.observeRefused(refused),
  });
  const onPage = settings.warmsPages && !beforePage ? warmPages(core, siteUrl) : undefined;
  const addFeatures = async (server: FastifyInstance) => {
    for (const { isEnabled, load } of features)
      if (isEnabled(settings)) await (await load()).register(server, core, settings);
    revisions.add({ problems: () => core.browserFailures.problems() });
  };
  const server = await routes({ ...core, settings, dist, addFeatures, onPage, beforePage, servers, security });
  metrics.registerSources({
    cache: () => (live.current ? pages.of(live.current).statistics : NO_PAGES),
    readyAnswers: () => fastPath.count,
    health: () => revisions.health(),
    openConnections: () => servers.openConnections,
    releases: () => releasesOf(revisions.serving),
  });
  await server.ready();
  return { servers, server };
}

/** Runs after each switch, or after the first page request if the public origin is not configured. */
function warmPages({ live, pages, log }: ShellCore, siteUrl: string | undefined) {
  const warmer = new PageWarmer({ live, pages, log });
  const warm = (origin: string) => warmer.begin(origin);
  if (siteUrl !== undefined) live.onLive(() => warm(siteUrl));
  return warm;
}

/** Clears cached pages when the API's data or the analytics ID changes. Returns a function that stops watching. */
function followApi({ live, revisions, pages, measurement, availability }: ShellCore, apiUrl: string): () => void {
  const clearPages = () => {
    for (const revision of revisions.all) pages.of(revision).clear();
    live.announce();
  };
  const source = () => live.current?.profile.dataVersion;
  const ends = [
    watchData({ apiUrl, source, onChange: clearPages, availability }),
    measurement.follow(apiUrl, clearPages),
  ];
  return () => ends.forEach((end) => end());
}

async function untilServing(live: LiveSite, store: CompositionStore): Promise<void> {
  const late = sleep(LISTEN_PATIENCE_MS, undefined, { ref: false });
  const isComposed = Promise.all([live.hasServed(), store.read().catch(() => undefined)]).then(
    ([hasServed, read]) => hasServed || read?.state === 'valid',
  );
  await Promise.race([live.serving, isComposed.then((is) => (is ? late : undefined))]);
}

export function shellVersion(): string {
  return (JSON.parse(readFileSync(SHELL_MANIFEST, 'utf8')) as { version: string }).version;
}
