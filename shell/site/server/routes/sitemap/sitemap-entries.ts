import type { SitemapEntry } from '@site/shell-contract';
import { matchRoute } from '../../../app/routing/match-route.ts';
import { partRequest } from '../../site/parts/offered-parts.ts';
import type { SiteRevision } from '../../site/site-revision.ts';
import { SitemapError } from './sitemap-error.ts';

const TIME_LIMIT_MS = 5000;

/**
 * Every page of the site, those nearest to its root first, as the remotes name them. Rejects where one of them cannot: a list without its
 * pages would take them out of search engines.
 */
export async function sitemapEntries(revision: SiteRevision, siteUrl: string): Promise<SitemapEntry[]> {
  const lists = await Promise.all(
    Object.keys(revision.document.remotes).map((remote) => pagesOf(remote, revision, siteUrl)),
  );
  const entries = lists.flat();
  if (entries.length === 0) throw new SitemapError('NO_PAGES', 'No remote of the composition says which pages it has');
  return entries.sort((a, b) => depth(a.path) - depth(b.path));
}

async function pagesOf(
  remote: string,
  { document, composition, loaded, renderers, siteAt }: SiteRevision,
  siteUrl: string,
): Promise<SitemapEntry[]> {
  const request = partRequest(document, remote, 'sitemap', siteAt(siteUrl));
  if (!request) return [];
  const response = await renderers.get(remote)?.part(request, TIME_LIMIT_MS);
  if (!response?.ok)
    throw new SitemapError(
      'REMOTE_AWAY',
      `${remote} does not say which pages it has: ${response?.reason ?? 'it is away'}`,
    );
  return response.data
    .filter(({ path }) => matchRoute(composition.routes, path)?.remote === remote)
    .map(({ path, lastModified = loaded[remote]?.descriptor.builtAt }) => ({ path, lastModified }));
}

/** How many segments a path has. */
function depth(path: string): number {
  return path.split('/').filter((segment) => segment !== '').length;
}
