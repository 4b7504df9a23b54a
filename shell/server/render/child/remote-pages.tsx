import type { ApiClient } from '@site/api-contract';
import type { PageHead, RouteContext, RouteModule } from '@site/shell-contract';
import { defaultShouldDehydrateQuery, dehydrate, type Query } from '@tanstack/react-query';
import type { AppServices } from '../../../app/app-services.tsx';
import { createQueryClient } from '../../../app/query-client.ts';
import type { RemoteModules } from '../../../app/remotes/remote-modules.ts';
import { matchRoute } from '../../../app/routing/match-route.ts';
import { NOT_FOUND_HEAD } from '../../../app/routing/shell-heads.ts';
import { routeContext } from '../../../app/routing/use-matched-context.ts';
import type { RemotePageRequest, RenderAnswer } from '../render-messages.ts';
import { renderApp } from './render-app.tsx';

/** Renders a page of this process's remote. Rejects with what the remote throws. */
export async function renderRemotePage(request: RemotePageRequest, remotes: RemoteModules, api: ApiClient): Promise<RenderAnswer> {
  const { route, path, search, site, year, navigation, submission } = request;
  let keep = true;
  const services: AppServices = {
    site,
    year,
    navigation,
    // The page is this remote's: of the composition it sees no more. What the browser goes on from is the server's to write.
    composition: { id: '', remotes: {}, routes: [route], parts: {} },
    remotes,
    api,
    reportDegraded: () => void (keep = false),
    submission,
  };
  const match = matchRoute([route], path);
  if (!match) throw new Error(`${path} is no address of ${route.pattern}`);
  const queryClient = createQueryClient();
  try {
    const module = await remotes.load(route.remote, route.module);
    const context = routeContext(services, match, { pathname: path, search }, queryClient);
    await module.prefetch?.(context);
    const page = resolvePage(module, context, request);
    if ('kind' in page) return page;
    const rendered = renderApp(services, queryClient, path + search);
    const isPlain = !module.searchParams?.some((name) => context.search.has(name));
    return { kind: 'page', page: { ...page, ...rendered, queries: dehydrate(queryClient, { shouldDehydrateQuery }), keep: keep && isPlain } };
  } finally {
    queryClient.clear();
  }
}

/** What only server sections read stays on the server. */
function shouldDehydrateQuery(query: Query): boolean {
  return defaultShouldDehydrateQuery(query) && query.meta?.['serverOnly'] !== true;
}

function resolvePage(module: RouteModule, context: RouteContext, { route }: RemotePageRequest): { status: 200 | 404; head: PageHead } | { kind: 'redirect'; to: string } {
  const outcome = module.resolve(context);
  switch (outcome.kind) {
    case 'page':
      return { status: outcome.status ?? 200, head: outcome.head };
    case 'redirect':
      return outcome;
    case 'not-found':
      return { status: 404, head: NOT_FOUND_HEAD };
    case 'pending':
      throw new Error(`${route.module} has not put into the cache what ${route.pattern} needs`);
  }
}
