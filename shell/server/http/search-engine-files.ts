import type { FastifyInstance } from 'fastify';
import { encodePage } from '../pages/encoded-page.ts';
import type { KeptPages } from '../pages/kept-pages.ts';
import type { PageAnswer } from '../pages/page-handler.ts';
import { sendEncoded } from '../pages/send-encoded.ts';
import type { LiveSite } from '../revisions/live-site.ts';
import { sitemapEntries } from '../sitemap/sitemap-entries.ts';
import { sitemapXml } from '../sitemap/sitemap-xml.ts';
import { publicOrigin } from './public-origin.ts';

interface SearchEngineFilesOptions {
  live: LiveSite;
  /** Emptied when the composition or the catalogue changes, which is when the sitemap may. */
  kept: KeptPages<PageAnswer>;
  apiUrl: string;
  siteUrl: string | undefined;
}

const CACHE = 'public, max-age=3600';

/** `/robots.txt` and `/sitemap.xml`. */
export function registerSearchEngineFiles(server: FastifyInstance, { live, kept, apiUrl, siteUrl }: SearchEngineFilesOptions) {
  server.get('/robots.txt', async (request, reply) => {
    const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin(request, siteUrl)}/sitemap.xml\n`;
    return sendEncoded(request, reply, await encoded(text), { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE });
  });

  server.get('/sitemap.xml', async (request, reply) => {
    const origin = publicOrigin(request, siteUrl);
    const key = `${origin} /sitemap.xml`;
    try {
      const page = kept.get(key) ?? (await makeSitemap(key, origin));
      return sendEncoded(request, reply, page, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE });
    } catch (error) {
      request.log.error(error, 'The sitemap cannot be made');
      reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '60' });
      return reply.type('text/plain; charset=utf-8').send('The list of pages cannot be made at the moment. Please try again later.');
    }
  });

  async function makeSitemap(key: string, origin: string) {
    const answer = await kept.make(key, async (keep) => {
      if (!live.current) throw new Error('No composition is in force yet');
      const page = await encoded(sitemapXml(origin, await sitemapEntries(live.current, apiUrl, origin)));
      keep(page);
      return { kind: 'page', page, isStopgap: false };
    });
    if (answer.kind !== 'page') throw new Error('The sitemap was taken for a page that redirects');
    return answer.page;
  }
}

function encoded(text: string) {
  return encodePage({ status: 200, policy: '', html: text });
}
