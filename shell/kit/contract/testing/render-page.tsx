import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageHead } from '../route/page-head.ts';
import type { PageDefinition } from '../route/page.ts';
import { loadTestedPage, type PageTestOptions, readableText } from './tested-page.tsx';

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
  page: PageDefinition,
  path: string,
  options: PageTestOptions = {},
): Promise<RenderedPage> {
  const { content, ...loaded } = await loadTestedPage(page, path, options);
  const html = renderToStaticMarkup(<StaticRouter location={path}>{content}</StaticRouter>);
  return { ...loaded, html, text: readableText(html) };
}
