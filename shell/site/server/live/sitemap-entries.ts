import type { SitemapEntry } from '@site/shell-contract';
import { matchRoute } from '../../app/routing/match-route.ts';
import { siteInfo } from '../render/render-messages.ts';
import { partRequest } from './parts.ts';
import type { SiteRevision } from './site-revision.ts';

const TIME_LIMIT_MS = 5000;

/** Rejects if any remote fails, because a partial sitemap would drop its pages from search engines. */
export async function sitemapEntries(revision: SiteRevision, siteUrl: string): Promise<SitemapEntry[]> {
  const remotes = Object.keys(revision.document.remotes);
  const entries = (await Promise.all(remotes.map((remote) => listPages(remote, revision, siteUrl)))).flat();
  if (entries.length === 0) throw new Error('No remote of the composition lists its pages');
  return entries.sort((a, b) => depth(a.path) - depth(b.path));
}

async function listPages(
  remote: string,
  { document, composition, loaded, renderers, settings }: SiteRevision,
  siteUrl: string,
): Promise<SitemapEntry[]> {
  const request = partRequest(document, remote, 'sitemap', siteInfo(settings, siteUrl));
  if (!request) return [];
  const response = await renderers.get(remote)?.part(request, TIME_LIMIT_MS);
  if (!response?.ok) throw new Error(`${remote} does not list its pages: ${response?.reason ?? 'it is unavailable'}`);
  return response.data
    .filter(({ path }) => matchRoute(composition.routes, path)?.remote === remote)
    .map(({ path, lastModified = loaded[remote]?.descriptor.builtAt }) => ({ path, lastModified }));
}

function depth(path: string): number {
  return path.split('/').filter((segment) => segment !== '').length;
}
