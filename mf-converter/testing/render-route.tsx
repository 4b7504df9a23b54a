import { createApiClient } from '@site/api-contract';
import { RouteContextProvider } from '@site/shell-contract';
import type { PageHead, RouteContext, RouteModule, RouteOutcome } from '@site/shell-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter, matchPath } from 'react-router-dom';
import release from '../release.config.ts';

const SITE = { name: 'Test Site', url: 'https://site.test', contactEmail: 'hello@site.test', gaId: '' };

export interface RenderedRoute {
  outcome: RouteOutcome;
  status: number | undefined;
  /** Fails where the outcome has none. */
  head: PageHead;
  html: string;
  /** What is there to read, tags left out. */
  text: string;
  /** What was reported as degraded. */
  reports: unknown[];
}

/** What the shell does for a request: prefetch, resolve, render. `api` is the origin of an API; by default one that refuses connections. */
export async function renderRoute(route: RouteModule, address: string, api = 'http://localhost:1'): Promise<RenderedRoute> {
  const { pathname, search, searchParams } = new URL(address, SITE.url);
  const reports: unknown[] = [];
  const context: RouteContext = {
    path: pathname,
    params: paramsOf(pathname),
    search: searchParams,
    site: SITE,
    api: createApiClient({ baseUrl: api }),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity, gcTime: Infinity } } }),
    reportDegraded: (reason) => reports.push(reason),
  };
  await route.prefetch?.(context);
  const outcome = route.resolve(context);
  const html = outcome.kind === 'page' || outcome.kind === 'pending' ? render(route, pathname + search, context) : '';
  return {
    outcome,
    status: outcome.kind === 'page' ? (outcome.status ?? 200) : undefined,
    get head() {
      if (outcome.kind !== 'page') throw new Error(`${address} answers ${outcome.kind}`);
      return outcome.head;
    },
    html,
    text: readable(html),
    reports,
  };
}

function paramsOf(path: string) {
  const patterns = release.routes.map(({ pattern }) => pattern);
  return patterns.map((pattern) => matchPath(pattern, path)).find((match) => match !== null)?.params ?? {};
}

function render(route: RouteModule, location: string, context: RouteContext): string {
  return renderToStaticMarkup(
    <StaticRouter location={location}>
      <QueryClientProvider client={context.queryClient}>
        <RouteContextProvider value={context}>
          <route.Page />
        </RouteContextProvider>
      </QueryClientProvider>
    </StaticRouter>,
  );
}

export function readable(html: string): string {
  return html
    .replace(/<\/?(strong|a|em|small)\b[^>]*>/g, '')
    // Between the digits of one number, and before its point, a tag is style alone.
    .replace(/(?<=\d)(?:<\/?span\b[^>]*>)+(?=\d|\.\d)/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
