import { createApiClient, FALLBACK_GA_ID } from '@site/api-contract';
import type { PageHead, RouteOutcome } from '@site/shell-contract';
import { defaultShouldDehydrateQuery, dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../../app/app.tsx';
import type { AppServices } from '../../app/app-services.tsx';
import { createQueryClient } from '../../app/query-client.ts';
import type { RemoteModules } from '../../app/remotes/remote-modules.ts';
import { type MatchedRoute, matchRoute } from '../../app/routing/match-route.ts';
import { NOT_FOUND_HEAD, REMOTE_FAILED_HEAD } from '../../app/routing/shell-heads.ts';
import { routeContext } from '../../app/routing/use-matched-context.ts';
import type { MeasurementState } from '../measurement.ts';
import { composeDocument } from './compose-document.ts';
import { offlineDocument } from './offline-document.tsx';
import { OFFLINE_PATH } from './offline-page.tsx';
import type { RenderedPage, RenderRequest, RenderWorkerData } from './render-messages.ts';

const API_TIME_LIMIT_MS = 3000;

/** Of pages that no visitor sees. */
const UNMEASURED: MeasurementState = { gaId: FALLBACK_GA_ID, analyticsOrigin: undefined };

interface Prepared {
  status: 200 | 404 | 503;
  head: PageHead;
  searchParams: readonly string[];
}

/** Renders addresses of one revision. Rejects only for a fault in the code: what is expected to fail has a page. */
export function createPageRenderer(data: RenderWorkerData, remotes: RemoteModules) {
  const api = createApiClient({ baseUrl: data.apiUrl, timeoutMs: API_TIME_LIMIT_MS });

  return async function renderPage({ path, search, siteUrl, submission }: RenderRequest, { gaId, analyticsOrigin }: MeasurementState = UNMEASURED): Promise<RenderedPage> {
    let keep = true;
    const services: AppServices = {
      site: { ...data.site, url: siteUrl, gaId },
      year: new Date().getUTCFullYear(),
      composition: data.composition,
      remotes,
      api,
      reportDegraded: () => void (keep = false),
      submission,
    };
    if (path === OFFLINE_PATH) return offlineDocument(services);
    const queryClient = createQueryClient();
    const match = matchRoute(data.composition.routes, path);
    const prepared = match ? await prepare(match, services, { pathname: path, search }, queryClient) : NOT_FOUND;
    if ('kind' in prepared) return prepared;

    const sheet = new ServerStyleSheet();
    try {
      const body = renderToString(
        sheet.collectStyles(
          <StaticRouter location={path + search}>
            <App services={services} queryClient={queryClient} />
          </StaticRouter>,
        ),
      );
      const { site, year, composition } = services;
      const document = composeDocument({
        head: prepared.head,
        body,
        styleTags: sheet.getStyleTags(),
        state: { site, year, composition, analyticsOrigin, queries: dehydrate(queryClient, { shouldDehydrateQuery }) },
        assets: submission ? undefined : data.assets,
        preloads: !submission && match && prepared.status !== 503 ? (data.preloads[match.remote]?.[match.module] ?? []) : [],
        remote: submission ? undefined : match && data.composition.remotes[match.remote],
      });
      const query = new URLSearchParams(search);
      return { kind: 'document', status: prepared.status, ...document, keep: keep && prepared.status !== 503 && !prepared.searchParams.some((name) => query.has(name)) };
    } finally {
      sheet.seal();
      queryClient.clear();
    }
  };
}

/** What only server sections read stays on the server. */
function shouldDehydrateQuery(query: Query): boolean {
  return defaultShouldDehydrateQuery(query) && query.meta?.['serverOnly'] !== true;
}

const NOT_FOUND: Prepared = { status: 404, head: NOT_FOUND_HEAD, searchParams: [] };
const REMOTE_FAILED: Prepared = { status: 503, head: REMOTE_FAILED_HEAD, searchParams: [] };

async function prepare(
  match: MatchedRoute,
  services: AppServices,
  address: { pathname: string; search: string },
  queryClient: QueryClient,
): Promise<Prepared | Extract<RenderedPage, { kind: 'redirect' }>> {
  const module = await services.remotes.load(match.remote, match.module).catch(() => undefined);
  if (!module) return REMOTE_FAILED;
  const context = routeContext(services, match, address, queryClient);
  await module.prefetch?.(context);
  return answer(module.resolve(context), match, module.searchParams ?? []);
}

function answer(outcome: RouteOutcome, match: MatchedRoute, searchParams: readonly string[]): Prepared | Extract<RenderedPage, { kind: 'redirect' }> {
  switch (outcome.kind) {
    case 'page':
      return { status: outcome.status ?? 200, head: outcome.head, searchParams };
    case 'redirect':
      return { kind: 'redirect', location: outcome.to };
    case 'not-found':
      return NOT_FOUND;
    case 'pending':
      throw new Error(`${match.module} of ${match.remote} has not put into the cache what ${match.pattern} needs`);
  }
}
