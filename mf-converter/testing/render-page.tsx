import { createApiClient } from '@site/api-contract';
import { PageServicesProvider } from '@site/shell-contract';
import type { PageContext, PageDefinition, PageHead, PageResult } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import release from '../release.config.ts';

const SITE = { name: 'Test Site', url: 'https://site.test', contactEmail: 'hello@site.test', gaId: '' };

type Result = PageResult<unknown, string>;

export interface RenderedPage {
  result: Result;
  status: number | undefined;
  head: PageHead;
  html: string;
  text: string;
  degraded: unknown;
}

/** The default `api` origin refuses connections. */
export async function renderPage(
  page: PageDefinition,
  address: string,
  api = 'http://localhost:1',
): Promise<RenderedPage> {
  const { pathname, search, searchParams } = new URL(address, SITE.url);
  const context: PageContext = {
    path: pathname,
    params: paramsOf(pathname),
    search: searchParams,
    site: SITE,
    api: createApiClient({ baseUrl: api }),
  };
  const result = await page.load(context);
  const html =
    result.kind === 'page'
      ? render(page, pathname + search, { data: result.data, sections: await renderSections(result.sections), context })
      : '';
  return {
    result,
    status: result.kind === 'page' ? (result.status ?? 200) : undefined,
    get head() {
      if (result.kind !== 'page')
        throw new Error(`${address} returned a ${result.kind} instead of a page, so it has no head`);
      return result.head;
    },
    html,
    text: readable(html),
    degraded: result.kind === 'page' ? result.degraded : undefined,
  };
}

function paramsOf(path: string) {
  const patterns = release.routes.map(({ pattern }) => pattern);
  return patterns.map((pattern) => matchPath(pattern, path)).find((match) => match !== null)?.params ?? {};
}

async function renderSections(
  sections: Extract<Result, { kind: 'page' }>['sections'] = {},
): Promise<Record<string, ReactNode>> {
  return Object.fromEntries(
    await Promise.all(Object.entries(sections).map(async ([name, section]) => [name, await section?.()] as const)),
  );
}

interface Shown {
  data: unknown;
  sections: Record<string, ReactNode>;
  context: PageContext;
}

function render({ Page }: PageDefinition, location: string, { data, sections, context }: Shown): string {
  return renderToStaticMarkup(
    <StaticRouter location={location}>
      <PageServicesProvider value={{ ...context, reload: () => {} }}>
        {/* Simulates the transfer in a document. */}
        <Page data={JSON.parse(JSON.stringify(data)) as unknown} sections={sections} />
      </PageServicesProvider>
    </StaticRouter>,
  );
}

export function readable(html: string): string {
  return (
    html
      .replace(/<\/?(strong|a|em|small)\b[^>]*>/g, '')
      // Tags within a number are only styling.
      .replace(/(?<=\d)(?:<\/?span\b[^>]*>)+(?=\d|\.\d)/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
  );
}
