import type { FastifyInstance } from 'fastify';
import { type EncodedPage, encodePage, READ_METHODS, sendEncoded } from '../../pages/encoded-page.ts';
import { refuse } from '../../http/refusal.ts';
import { publicOrigin } from '../../http/visitor.ts';
import type { Pages } from '../../pages/pages.ts';
import type { Revisions } from '../../pages/revisions.ts';
import type { SiteRevision } from '../../live/site-revision.ts';
import { sitemapEntries } from '../../live/sitemap-entries.ts';
import { sitemapXml } from './sitemap-xml.ts';

interface SearchEngineFilesOptions {
  revisions: Revisions;
  pages: Pages;
  siteUrl: string | undefined;
}

const CACHE_CONTROL = 'public, max-age=3600';
const SITEMAP = '/sitemap.xml';

/** The sitemap is cached per origin with the revision's pages. */
export function registerSearchEngineFiles(
  server: FastifyInstance,
  { revisions, pages, siteUrl }: SearchEngineFilesOptions,
) {
  server.route({
    method: READ_METHODS,
    url: '/robots.txt',
    handler: async (request, reply) => {
      const file = await encodePage(
        `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin(request, siteUrl)}${SITEMAP}\n`,
      );
      return sendEncoded(request, reply, file, headersOf('text/plain'));
    },
  });
  server.route({
    method: READ_METHODS,
    url: SITEMAP,
    handler: async (request, reply) => {
      try {
        const revision = await revisions.of(request);
        if (!revision) throw new Error('No composition is live yet');
        return sendEncoded(request, reply, await sitemapOf(revision, pages, publicOrigin(request, siteUrl)));
      } catch (error) {
        request.log.warn({ reason: (error as Error).message }, `Could not create ${SITEMAP}.`);
        reply.header('retry-after', '60');
        return refuse(request, reply, 'FILE_UNAVAILABLE');
      }
    },
  });
}

function headersOf(type: string) {
  return { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHE_CONTROL };
}

async function sitemapOf(revision: SiteRevision, pages: Pages, origin: string): Promise<EncodedPage> {
  const cache = pages.of(revision);
  const ready = cache.get(origin, SITEMAP);
  if (ready) return ready;
  const response = await cache.make(origin, SITEMAP, async (keep) => {
    const xml = sitemapXml(origin, await sitemapEntries(revision, origin));
    const page = await encodePage(xml, { headers: headersOf('application/xml') });
    keep(page);
    return { kind: 'page', page };
  });
  if (response.kind !== 'page') throw new Error(`Rendering ${SITEMAP} returned a redirect`);
  return response.page;
}
