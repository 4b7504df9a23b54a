import { createApiClient } from '@site/api-contract';
import type { PageDefinition, PageHead, PageResult } from '@site/shell-contract';
import { renderPage as renderLoaded } from '@site/shell-contract/testing';
import { matchPath } from 'react-router-dom';
import release from '../release.config.ts';

interface RenderedPage {
  result: PageResult<unknown, string>;
  status: number | undefined;
  head: PageHead;
  html: string;
  text: string;
  degraded: unknown;
}

/** Renders a URL with its parameters, or returns the redirect. The default `api` origin refuses connections. */
export async function renderPage(page: PageDefinition, url: string, api = 'http://localhost:1'): Promise<RenderedPage> {
  const { pathname, search, searchParams } = new URL(url, 'https://site.test');
  const params = release.routes.map(({ pattern }) => matchPath(pattern, pathname)).find(Boolean)?.params ?? {};
  const context = { path: pathname, params, search: searchParams, api: createApiClient({ baseUrl: api }) };
  let result: RenderedPage['result'] | undefined;
  const load: PageDefinition['load'] = async (request) => {
    result = await page.load(request);
    // Pages receive their data as JSON.
    return result.kind === 'page' ? { ...result, data: JSON.parse(JSON.stringify(result.data)) as unknown } : result;
  };
  const rendered = await renderLoaded({ ...page, load }, pathname + search, context).catch((error: unknown) => {
    if (result === undefined || result.kind === 'page') throw error;
    return { html: '', degraded: undefined, head: {} as PageHead };
  });
  return {
    ...rendered,
    result: result as RenderedPage['result'],
    status: result?.kind === 'page' ? (result.status ?? 200) : undefined,
    text: readable(rendered.html),
  };
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
