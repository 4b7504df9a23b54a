import type { FastifyInstance } from 'fastify';
import { encodeFile, type EncodedPage } from '../../site/cache/encoded-page.ts';
import { READ_METHODS, sendEncoded } from '../../pages/send-encoded.ts';
import { refuse } from '../../http/refusal.ts';
import { publicOrigin } from '../../http/visitor.ts';
import type { Revisions } from '../../pages/revisions.ts';
import type { SiteRevision } from '../../site/site-revision.ts';
import { sitemapEntries } from '../../site/sitemap/sitemap-entries.ts';
import { SitemapError } from '../../site/sitemap/sitemap-error.ts';
import { sitemapXml } from './sitemap-xml.ts';

interface SearchEngineFilesOptions {
  revisions: Revisions;
  siteUrl: string | undefined;
}

const CACHE_CONTROL = 'public, max-age=3600';
const SITEMAP = '/sitemap.xml';

/** The sitemap is cached per origin with the revision's pages. */
export function registerSearchEngineFiles(server: FastifyInstance, { revisions, siteUrl }: SearchEngineFilesOptions) {
  server.route({
    method: READ_METHODS,
    url: '/robots.txt',
    handler: async (request, reply) => {
      const file = await encodeFile(
        `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin(request, siteUrl)}${SITEMAP}\n`,
      );
      return sendEncoded(request, reply, file, headersOf('text/plain'));
    },
  });
  server.route({
    method: READ_METHODS,
    url: SITEMAP,
    handler: async (request, reply) => {
      const file = await sitemapOf(await revisions.of(request), publicOrigin(request, siteUrl)).catch(
        (error: Error) => error,
      );
      if (!(file instanceof Error)) return sendEncoded(request, reply, file, headersOf('application/xml'));
      request.log.warn(
        { ...('code' in file ? { code: file.code } : {}), reason: file.message },
        `Could not create ${SITEMAP}.`,
      );
      reply.header('retry-after', '60');
      return refuse(request, reply, 'FILE_UNAVAILABLE');
    },
  });
}

function headersOf(type: string) {
  return { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHE_CONTROL };
}

async function sitemapOf(revision: SiteRevision | undefined, origin: string): Promise<EncodedPage> {
  if (!revision) throw new SitemapError('COMPOSITION_MISSING', 'No composition is live yet');
  const ready = revision.pages.get(origin, SITEMAP);
  if (ready) return ready;
  const response = await revision.pages.make(origin, SITEMAP, async (keep) => {
    const page = await encodeFile(sitemapXml(origin, await sitemapEntries(revision, origin)));
    keep(page);
    return { kind: 'page', page, isTemporary: false };
  });
  if (response.kind !== 'page') throw new Error(`Rendering ${SITEMAP} returned a redirect`);
  return response.page;
}
