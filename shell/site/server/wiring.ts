import type { Tracing } from '@site/http-server/tracing';
import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import { openComposition } from '../../composition/store/open-composition.ts';
import { SHELL_MANIFEST } from '../../composition/document/shell-files.ts';
import type { PageCacheStatistics } from './site/cache/page-cache.ts';
import { createContentNetwork } from './features/cdn/create-content-network.ts';
import { securityHeaders } from './http/security-headers.ts';
import { siteServers } from './http/site-servers.ts';
import { Measurement } from './api-proxy/measurement.ts';
import { RequestObserver } from './metrics/observe-requests.ts';
import { ShellMetrics } from './metrics/shell-metrics.ts';
import { TracedRequests } from './features/tracing/traced-requests.ts';
import { PageWarmer } from './pages/warm-pages.ts';
import { ApiAvailability } from './api-proxy/api-availability.ts';
import { ApiUpstream } from './api-proxy/api-upstream.ts';
import { releasesOf } from './site/composed-releases.ts';
import type { LiveSite } from './site/live-site.ts';
import type { LiveSiteDependencies } from './site/create-live-site.ts';
import { createPreviews } from './features/previews/create-previews.ts';
import type { LiveRollout } from './features/canary/live-rollout.ts';
import { createRollout } from './features/canary/create-rollout.ts';
import { FastPath } from './pages/fast-path.ts';
import { Revisions } from './pages/revisions.ts';
import type { ShellSettings } from './settings.ts';

const NO_PAGES: PageCacheStatistics = { hits: 0, misses: 0, entries: 0, bytes: 0 };

/** What a server in development has otherwise. */
export interface ShellParts {
  /** Folder of the built shell. */
  dist: string;
  makeLive: (settings: ShellSettings, surface: LiveSiteDependencies) => LiveSite;
  /** Awaited before each page. */
  beforePage?: () => Promise<unknown>;
}

export type AssembledShell = ReturnType<typeof assembleShell>;

/** All that a server is made of, told of each other, and nothing of it begun. */
export function assembleShell(
  settings: ShellSettings,
  log: Logger,
  { makeLive, beforePage }: ShellParts,
  tracing?: Tracing,
) {
  const store = openComposition(settings.compositionUrl ?? settings.compositionFile, (problem) => log.warn(problem));
  const measurement = new Measurement(settings);
  const availability = new ApiAvailability();
  const upstream = new ApiUpstream(settings.apiUrl, { tracing, availability });
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
  const { network, purges } = createContentNetwork(settings, {
    log,
    onPurge: (outcome) => metrics.countPurge(outcome),
  });
  const onTraffic = () => {
    rollout.sync();
    if (live.current) void network?.follow(live.current);
    if (settings.siteUrl !== undefined) onPage?.(settings.siteUrl);
  };
  const live: LiveSite = makeLive(settings, {
    store,
    log,
    measurement,
    availability,
    observe: (event) => metrics.observeRender(event),
    tracing,
    onTraffic,
  });
  const rollout: LiveRollout = createRollout(settings, { store, live: () => live, log });
  const revisions: Revisions = new Revisions(live, rollout, createPreviews(settings, { store, live, log }), {
    siteUrl: settings.siteUrl,
    api: availability,
  });
  const observer = new RequestObserver(
    metrics,
    log,
    tracing && new TracedRequests(tracing, revisions, settings.trustedProxies),
  );
  const security = securityHeaders({ siteUrl: settings.siteUrl, hsts: settings.hsts });
  const ready = new FastPath({ revisions, siteUrl: settings.siteUrl, proxies: settings.trustedProxies, security });
  const servers = siteServers({
    maxConnections: settings.maxConnections,
    proxies: settings.trustedProxies,
    security,
    onRequest: (request, response) => observer.observe(request, response),
    // In development each page waits for what was saved last.
    answerReady: (request, response, id) => !beforePage && ready.answer(request, response, id),
    onUnreadable: (refusal) => observer.observeUnreadable(refusal),
  });
  const warmer = new PageWarmer({ revisions, network, log });
  const onPage = settings.warmsPages && !beforePage ? (siteUrl: string) => warmer.begin(siteUrl) : undefined;
  return {
    store,
    measurement,
    availability,
    upstream,
    metrics,
    network,
    live,
    rollout,
    revisions,
    security,
    servers,
    warmer,
    onPage,
  };
}

/** Of the built shell that runs. */
export function shellVersion(): string {
  return (JSON.parse(readFileSync(SHELL_MANIFEST, 'utf8')) as { version: string }).version;
}
