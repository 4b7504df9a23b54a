import { createApiClient } from '@site/api-contract';
import { PageServicesProvider, SiteLinksContext } from '@site/shell-contract';
import type { PageContext, PageDefinition, SiteLink } from '@site/shell-contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

const SITE = { name: 'Test Site', url: 'https://site.test', contactEmail: 'hello@site.test', gaId: '' };

/** Loads and renders a page as the shell does for a request. */
export async function renderPage(
  { load, Page }: PageDefinition,
  path: string,
  { links = [], ...given }: Partial<PageContext> & { links?: readonly SiteLink[] } = {},
) {
  const context: PageContext = {
    path,
    params: {},
    search: new URLSearchParams(),
    site: SITE,
    api: createApiClient({ baseUrl: 'http://localhost:1' }),
    ...given,
  };
  const result = await load(context);
  if (result.kind !== 'page') throw new Error(`${path} answers ${result.kind}`);
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
  return {
    head: result.head,
    degraded: result.degraded,
    html,
    text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
  };
}
