import { createApiClient } from '@site/api-contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageHead } from '../route/page-head.ts';
import { PageServicesProvider } from '../route/page-services.tsx';
import type { PageContext, PageDefinition } from '../route/page.ts';
import { type SiteLink, SiteLinksContext } from '../route/site-links.ts';

const SITE = { name: 'Test Site', url: 'https://site.test', contactEmail: 'hello@site.test', gaId: '' };

export interface RenderedPage {
  head: PageHead;
  /** Why the page used built-in data. */
  degraded: unknown;
  html: string;
  /** The HTML without tags. */
  text: string;
}

/**
 * Loads and renders a page as the shell does for a request. The default `api` refuses connections. Throws if the result
 * is a redirect or not found.
 */
export async function renderPage(
  { load, Page }: PageDefinition,
  path: string,
  { links = [], ...given }: Partial<PageContext> & { links?: readonly SiteLink[] } = {},
): Promise<RenderedPage> {
  const context: PageContext = {
    path,
    params: {},
    search: new URLSearchParams(),
    site: SITE,
    api: createApiClient({ baseUrl: 'http://localhost:1' }),
    ...given,
  };
  const result = await load(context);
  if (result.kind !== 'page') throw new Error(`${path} has no page: the result is ${result.kind}.`);
  const sections = await Promise.all(
    Object.entries(result.sections ?? {}).map(async ([name, render]) => [name, await render?.()] as const),
  );
  const html = renderToStaticMarkup(
    <StaticRouter location={path}>
      <PageServicesProvider value={{ ...context, reload: () => {} }}>
        <SiteLinksContext value={links}>
          <Page data={result.data} sections={Object.fromEntries(sections)} />
        </SiteLinksContext>
      </PageServicesProvider>
    </StaticRouter>,
  );
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { head: result.head, degraded: result.degraded, html, text };
}
