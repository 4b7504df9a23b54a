import type { FastifyInstance } from 'fastify';
import { encodeFile } from '../cache/encoded-page.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { PageResponse } from '../cache/page-handler.ts';
import { sendEncoded } from '../cache/send-encoded.ts';
import { refuse } from '../http/refusal.ts';
import { publicOrigin } from '../http/visitor.ts';
import type { LiveSite } from '../revisions/live-site.ts';
import { sitemapEntries } from './sitemap-entries.ts';
import { SitemapError } from './sitemap-error.ts';
import { sitemapXml } from './sitemap-xml.ts';

interface SearchEngineFilesOptions {
  live: LiveSite;
  /** Emptied when the composition or the catalogue changes, which is when the sitemap may. */
  cache: PageCache<PageResponse>;
  siteUrl: string | undefined;
}

const CACHE_CONTROL = 'public, max-age=3600';

/** `/robots.txt` and `/sitemap.xml`: made once for each origin, and kept among the pages. */
export function registerSearchEngineFiles(server: FastifyInstance, { live, cache, siteUrl }: SearchEngineFilesOptions) {
  serve('/robots.txt', 'text/plain', async (origin) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
  serve('/sitemap.xml', 'application/xml', async (origin) => {
    if (!live.current) throw new SitemapError('COMPOSITION_MISSING', 'No composition is in force yet');
    return sitemapXml(origin, await sitemapEntries(live.current, origin));
  });

  function serve(path: string, type: string, makeText: (origin: string) => Promise<string>) {
    server.get(path, async (request, reply) => {
      const origin = publicOrigin(request, siteUrl);
      const file = cache.get(origin, path) ?? (await make(origin, path, makeText).catch((error: Error) => error));
      if (!(file instanceof Error)) return sendEncoded(request, reply, file, { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHE_CONTROL });
      request.log.warn({ ...('code' in file ? { code: file.code } : {}), reason: file.message }, `${path} cannot be made.`);
      reply.header('retry-after', '60');
      return refuse(request, reply, 'FILE_UNAVAILABLE');
    });
  }

  async function make(origin: string, path: string, makeText: (origin: string) => Promise<string>) {
    const response = await cache.make(origin, path, async (keep) => {
      const page = await encodeFile(await makeText(origin));
      keep(page);
      return { kind: 'page', page, isStopgap: false };
    });
    if (response.kind !== 'page') throw new Error(`${path} was taken for a page that redirects`);
    return response.page;
  }
}
