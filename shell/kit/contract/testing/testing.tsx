import { createApiClient } from '@site/api-contract';
import { act, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import type { PageHead } from '../route/page-head.ts';
import { PageServicesProvider, type SiteLink, SiteLinksContext } from '../route/page-services.tsx';
import type { PageContext, PageDefinition } from '../route/page.ts';
import { openWindow } from './browser-window.ts';

const SITE = { name: 'Test Site', url: 'https://site.test', contactEmail: 'hello@site.test', gaId: '' };

type PageTestOptions = Partial<PageContext> & { links?: readonly SiteLink[] };

export interface RenderedPage {
  head: PageHead;
  /** Why the page used built-in data. */
  degraded: unknown;
  html: string;
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
  return { ...loaded, html, text: extractText(html) };
}

/**
 * Hydrates a page in a simulated browser, runs its effects, and returns the text. Rejects if something throws, or if
 * the browser renders different markup than the server.
 */
export async function openPage(page: PageDefinition, path: string, options: PageTestOptions = {}): Promise<string> {
  const { content } = await loadTestedPage(page, path, options);
  const routed = <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>;
  const html = renderToString(routed);
  const { close } = openWindow(`https://site.test${path}`);
  const mismatches: unknown[] = [];
  try {
    const { hydrateRoot } = await import('react-dom/client');
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const root = await act(async () =>
      hydrateRoot(container, routed, { onRecoverableError: (error) => mismatches.push(error) }),
    );
    const text = extractText(container.innerHTML);
    await act(async () => root.unmount());
    if (mismatches.length > 0) throw mismatches[0];
    return text;
  } catch (error) {
    throw new Error(`${path} fails in a browser: ${String(error)}`, { cause: error });
  } finally {
    await close();
  }
}

/** Renders in a router, which the content needs. */
async function loadTestedPage(
  { load, Page }: PageDefinition,
  path: string,
  { links = [], ...overrides }: PageTestOptions,
): Promise<Omit<RenderedPage, 'html' | 'text'> & { content: ReactNode }> {
  const context: PageContext = {
    path,
    params: {},
    search: new URLSearchParams(),
    site: SITE,
    api: createApiClient({ baseUrl: 'http://localhost:1' }),
    ...overrides,
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

function extractText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
