import { createApiClient } from '@site/api-contract';
import type { ReactNode } from 'react';
import type { PageHead } from '../route/page-head.ts';
import { PageServicesProvider } from '../route/page-services.tsx';
import type { PageContext, PageDefinition } from '../route/page.ts';
import { type SiteLink, SiteLinksContext } from '../route/site-links.ts';

const SITE = { name: 'Test Site', url: 'https://site.test', contactEmail: 'hello@site.test', gaId: '' };

export type PageTestOptions = Partial<PageContext> & { links?: readonly SiteLink[] };

interface TestedPage {
  head: PageHead;
  /** Why the page used built-in data. */
  degraded: unknown;
  /** Needs a router. */
  content: ReactNode;
}

/** Throws if the result is a redirect or not found. The default `api` refuses connections. */
export async function loadTestedPage(
  { load, Page }: PageDefinition,
  path: string,
  { links = [], ...given }: PageTestOptions,
): Promise<TestedPage> {
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
  const content = (
    <PageServicesProvider value={{ ...context, reload: () => {} }}>
      <SiteLinksContext value={links}>
        <Page data={result.data} sections={Object.fromEntries(sections)} />
      </SiteLinksContext>
    </PageServicesProvider>
  );
  return { head: result.head, degraded: result.degraded, content };
}

export function readableText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
