import { createApiClient } from '@site/api-contract';
import { RouteContextProvider } from '@site/shell-contract';
import type { RouteContext, RouteModule } from '@site/shell-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

const SITE = { name: 'Test Site', url: 'https://site.test', contactEmail: 'hello@site.test', gaId: '' };

/** What the shell does for a request: prefetch, resolve, render. */
export async function renderRoute(route: RouteModule, path: string, given: Partial<RouteContext> = {}) {
  const context: RouteContext = {
    path,
    params: {},
    search: new URLSearchParams(),
    site: SITE,
    api: createApiClient({ baseUrl: 'http://localhost:1' }),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity, gcTime: Infinity } } }),
    reportDegraded: () => {},
    ...given,
  };
  await route.prefetch?.(context);
  const outcome = route.resolve(context);
  if (outcome.kind !== 'page') throw new Error(`${path} answers ${outcome.kind}`);
  const html = renderToStaticMarkup(
    <StaticRouter location={path}>
      <QueryClientProvider client={context.queryClient}>
        <RouteContextProvider value={context}>
          <route.Page />
        </RouteContextProvider>
      </QueryClientProvider>
    </StaticRouter>,
  );
  return { head: outcome.head, html, text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
}
