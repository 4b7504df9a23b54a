import type { ApiClient } from '@site/api-contract';
import type { AppServices } from '../../../app/services/app-services.tsx';
import type { RemoteModules } from '../../../app/remotes/remote-modules.ts';
import { matchRoute } from '../../../app/routing/match-route.ts';
import { pageContext, loadPage } from '../../../app/routing/load-page.ts';
import { createPageLoads, type LoadedPage } from '../../../app/services/page-loads.ts';
import { NOT_FOUND_HEAD } from '../../../app/routing/page-head.ts';
import type { PageParts, RemotePageRequest, RenderResponse } from '../render-messages.ts';
import { renderApp } from './render-app.tsx';
import { siteFooter } from './site-footer.tsx';

export async function renderRemotePage(
  request: RemotePageRequest,
  remotes: RemoteModules,
  api: ApiClient,
): Promise<RenderResponse> {
  const { route, path, search, site, navigation, texts, submission } = request;
  const match = matchRoute([route], path);
  if (!match) throw new Error(`${path} does not match the route ${route.pattern}`);
  const services: AppServices = {
    site,
    navigation,
    texts,
    footer: siteFooter(request),
    // A remote sees only its own route. The server writes the composition into the document.
    composition: { id: '', remotes: {}, routes: [route], parts: {} },
    remotes,
    api,
    loads: createPageLoads(),
    submission,
  };
  const definition = await remotes.load(route.remote, route.module);
  const frame = definition.isEmbeddable ? { isEmbedded: true } : {};
  const context = pageContext(services, match, { pathname: path, search });
  const loaded = await loadPage(definition, context);
  if (loaded.kind === 'redirect') return loaded;
  services.loads.give(path, loaded);
  const isPlain = !definition.searchParams?.some((name) => context.search.has(name));
  return {
    kind: 'page',
    page: {
      ...(await renderApp({ ...services, ...frame }, path + search)),
      ...described(loaded),
      ...frame,
      keep: isPlain && !isDegraded(loaded),
    },
  };
}

function described(loaded: Exclude<LoadedPage, { kind: 'redirect' }>): Pick<PageParts, 'status' | 'head' | 'loaded'> {
  if (loaded.kind === 'not-found') return { status: 404, head: NOT_FOUND_HEAD, loaded };
  const { kind, data, head, status = 200 } = loaded;
  return { status, head, loaded: { kind, data } };
}

function isDegraded(loaded: LoadedPage): boolean {
  return loaded.kind === 'page' && loaded.degraded !== undefined;
}
