import type { HttpServers } from '@site/http-server/http-servers';
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
import { features as definitions } from './features/index.ts';
import { securityHeaders } from './http/security-headers.ts';
import { siteServers } from './http/site-servers.ts';
import { serveShellMetrics } from './metrics/metrics-server.ts';
import { RequestObserver } from './metrics/observe-requests.ts';
import { ShellMetrics } from './metrics/shell-metrics.ts';
import { FastPath } from './pages/fast-path.ts';
import type { Feature } from './pages/feature.ts';
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

export interface ShellOverrides {
  /** Folder of the built shell. */
  dist: string;
  makeLive: (settings: ShellSettings, dependencies: LiveSiteDependencies) => LiveSite;
  beforePage?: () => Promise<unknown>;
}

const RELEASED: ShellOverrides = { dist: SHELL_DIST, makeLive: createLiveSite };
const NO_PAGES: PageCacheStatistics = { hits: 0, misses: 0, entries: 0, bytes: 0 };
/** Maximum wait for the first page. After it, the health check can report the problem. */
const LISTEN_PATIENCE_MS = 10_000;

/**
 * Resolves when the server listens: once pages can be rendered, because proxies retry a refused connection but forward
 * a 503. Without a composition, or after the wait, it listens anyway.
 */
export async function startShellServer(
  settings: ShellSettings,
  log: Logger,
  parts: ShellOverrides = RELEASED,
  tracing?: Tracing,
): Promise<ShellServer> {
  const core = createCore(settings, log, parts);
  await addFeatures(core, settings);
  const { servers, server } = await createServer(core, settings, parts);
  void core.live.start().catch((error: unknown) => log.error({ err: error }, 'Could not start the composition.'));
  // In development, each page waits for the latest build instead.
  if (!parts.beforePage) await untilServing(core.live, core.store);
  const { host, metricsPort } = settings;
  const port = await servers.listen(host, settings.port);
  const endMetrics = await serveShellMetrics({ metrics: core.metrics, host, port: metricsPort, log });
  const endFollowing = followApi(core, settings.apiUrl);
  return {
    port,
    stop: async () => {
      const drainMs = Math.min(settings.drainMs, settings.stopTimeoutMs);
      servers.askToLetGo();
      await sleep(drainMs);
      await servers.close({ timeoutMs: settings.stopTimeoutMs - drainMs });
      endFollowing();
      endMetrics();
      await close(core);
      await server.close();
      await tracing?.stop();
    },
  };
}

interface ShellCore extends Core {
  features: Feature[];
  measurement: Measurement;
  availability: ApiAvailability;
  upstream: ApiUpstream;
}

/** Nothing runs yet. */
function createCore(settings: ShellSettings, log: Logger, { makeLive }: ShellOverrides): ShellCore {
  const store = openComposition(settings.compositionUrl ?? settings.compositionFile, (problem) => log.warn(problem));
  const metrics = new ShellMetrics(shellVersion());
  const measurement = new Measurement(settings);
  const availability = new ApiAvailability();
  const upstream = new ApiUpstream(settings.apiUrl, { availability });
  const features: Feature[] = [];
  const live = makeLive(settings, {
    store,
    log,
    measurement,
    availability,
    drawsScales: () => features.some((feature) => feature.drawsScales),
    observe: (event) => metrics.observeRender(event),
  });
  const revisions = new Revisions({ live, features, siteUrl: settings.siteUrl, api: availability });
  const pages = new Pages(features);
  return { log, store, live, revisions, pages, metrics, features, measurement, availability, upstream };
}

async function addFeatures(core: ShellCore, settings: ShellSettings): Promise<void> {
  for (const definition of definitions) {
    if (!definition.isEnabled(settings)) continue;
    const { createFeature } = await definition.load();
    core.features.push(createFeature(core, settings));
  }
  core.features.push(new BrowserFailures(() => core.live.current));
  core.live.onLive(() => {
    for (const feature of core.features) feature.onLive?.(core.live.current);
  });
}

async function createServer(
  core: ShellCore,
  settings: ShellSettings,
  { dist, beforePage }: ShellOverrides,
): Promise<{ servers: HttpServers; server: FastifyInstance }> {
  const { features, live, log, revisions, pages, metrics } = core;
  const { siteUrl, trustedProxies: proxies } = settings;
  const security = securityHeaders({ siteUrl, hsts: settings.hsts });
  const cookies = features.flatMap((feature) => feature.cookies ?? []);
  const fastPath = new FastPath({ revisions, pages, siteUrl, proxies, security, cookies });
  const watchers = features.flatMap(({ requestWatcher }) => requestWatcher ?? []);
  const observer = new RequestObserver(metrics, log, watchers);
  const servers = siteServers({
    maxConnections: settings.maxConnections,
    proxies,
    security,
    onRequest: (request, response) => observer.observe(request, response),
    // In development, each page waits for the latest build.
    answerReady: (request, response, id) => !beforePage && fastPath.answer(request, response, id),
    onUnreadable: (refusal) => observer.observeUnreadable(refusal),
  });
  const onPage = settings.warmsPages && !beforePage ? warmPages(core, siteUrl) : undefined;
  const server = await routes({ ...core, settings, dist, onPage, beforePage, servers, security });
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
function warmPages({ pages, features, live, log }: ShellCore, siteUrl: string | undefined) {
  const warmer = new PageWarmer({ live, pages, log });
  features.push({ close: () => warmer.close() });
  const warm = (origin: string) => warmer.begin(origin);
  if (siteUrl !== undefined) live.onLive(() => warm(siteUrl));
  return warm;
}

/** Clears cached pages when the API's data or the analytics ID changes. Returns a function that stops watching. */
function followApi(
  { live, revisions, pages, features, measurement, availability }: ShellCore,
  apiUrl: string,
): () => void {
  const clearPages = () => {
    for (const revision of revisions.all) pages.of(revision).clear();
    for (const feature of features) feature.onPagesOutdated?.();
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

async function close({ upstream, features, live, store }: ShellCore): Promise<void> {
  upstream.close();
  for (const feature of features) feature.close?.();
  await live.close();
  await store.close().catch(() => undefined);
}

export function shellVersion(): string {
  return (JSON.parse(readFileSync(SHELL_MANIFEST, 'utf8')) as { version: string }).version;
}
