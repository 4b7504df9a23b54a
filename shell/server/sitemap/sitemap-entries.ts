import { createApiClient, type Conversion } from '@site/api-contract';
import type { SiteRevision } from '../revisions/site-revision.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

const API_TIME_LIMIT_MS = 5000;

/** Every page of the site. Rejects where the API is away: a list without its converters would take them out of search engines. */
export async function sitemapEntries(revision: SiteRevision, apiUrl: string, siteUrl: string): Promise<SitemapEntry[]> {
  const api = createApiClient({ baseUrl: apiUrl, timeoutMs: API_TIME_LIMIT_MS });
  const [categories, conversions] = await Promise.all([api.categories(), api.conversions()]);
  if (categories.length === 0 || conversions.length === 0) throw new Error('The API answered an empty catalogue');
  return [
    ...(await Promise.all(plainPaths(revision).map((path) => staticEntry(revision, path, siteUrl)))),
    ...categories.map(({ slug }) => ({ path: `/category/${slug}`, lastModified: latest(conversions.filter(({ category }) => category === slug)) })),
    ...conversions.map(({ category, slug, updatedAt }) => ({ path: `/converter/${category}/${slug}`, lastModified: updatedAt })),
  ];
}

/** The routes that are one page each. */
function plainPaths({ composition }: SiteRevision): string[] {
  return composition.routes.map(({ pattern }) => pattern).filter((pattern) => !/[:*]/.test(pattern));
}

/** A page's own date where it states one, as articles do; else that of the release that it comes with. */
async function staticEntry({ composition, loaded, renderer }: SiteRevision, path: string, siteUrl: string): Promise<SitemapEntry> {
  const page = await renderer.render({ path, search: '', siteUrl });
  const stated = page.kind === 'document' ? /property="article:modified_time" content="([^"]+)"/.exec(page.html)?.[1] : undefined;
  const remote = composition.routes.find(({ pattern }) => pattern === path)?.remote ?? '';
  return { path, lastModified: stated ?? loaded[remote]?.descriptor.builtAt };
}

function latest(conversions: readonly Conversion[]): string | undefined {
  return conversions.map(({ updatedAt }) => updatedAt).sort().at(-1);
}
