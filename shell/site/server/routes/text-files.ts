import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteIcon, webManifest } from '../../app/head/site-head.ts';
import { refuse } from '../http/refusal.ts';
import { publicOrigin } from '../http/visitor.ts';
import { NEUTRAL_PROFILE } from '../live/compose-parts.ts';
import type { SiteRevision } from '../live/site-revision.ts';
import { sitemapEntries } from '../live/sitemap-entries.ts';
import { OPEN_SEARCH } from '../pages/document/markup.ts';
import { type EncodedPage, encodePage, READ_METHODS, sendEncoded } from '../pages/encoded-page.ts';
import type { Pages } from '../pages/pages.ts';
import type { Core } from './core.ts';
import { llmsText, openSearchXml, sitemapXml } from './file-texts.ts';

interface TextFile {
  type: string;
  cacheControl: string;
  /** Undefined if the site has no such file. */
  textOf: (origin: string, revision: SiteRevision | undefined) => string | undefined;
}

const DAY = 'public, max-age=86400';
const HOUR = 'public, max-age=3600';
const ASK_EACH_TIME = 'no-cache';
const SITEMAP = '/sitemap.xml';
const MOST_FILES = 50;

/** Each has an ETag. */
export async function textFiles(server: FastifyInstance, core: Core) {
  const { settings, revisions } = core;
  const encoded = new LRUCache<string, Promise<EncodedPage>>({ max: MOST_FILES });
  for (const [url, { type, cacheControl, textOf }] of Object.entries(await plainFiles(core)))
    server.route({
      method: READ_METHODS,
      url,
      handler: async (request, reply) => {
        const revision = await revisions.of(request);
        const text = textOf(publicOrigin(request, settings.siteUrl), revision);
        if (text === undefined) return revision ? reply.callNotFound() : refuse(request, reply, 'FILE_UNAVAILABLE');
        const file = encoded.get(text) ?? encodePage(text);
        encoded.set(text, file);
        return sendEncoded(request, reply, await file, { 'content-type': type, 'cache-control': cacheControl });
      },
    });
  addSitemap(server, core);
}

async function plainFiles({ settings, dist }: Core): Promise<Readonly<Record<string, TextFile>>> {
  const { siteName } = settings;
  const icon = { type: 'image/svg+xml', cacheControl: DAY, textOf: () => siteIcon };
  const worker = await readFile(join(dist, 'offline/service-worker.js'), 'utf8');
  return {
    '/favicon.svg': icon,
    // Browser default for responses that name no icon, such as the API's.
    '/favicon.ico': icon,
    // A worker controls only paths below its own.
    '/service-worker.js': {
      type: 'text/javascript; charset=utf-8',
      cacheControl: ASK_EACH_TIME,
      textOf: () => worker,
    },
    '/manifest.webmanifest': {
      type: 'application/manifest+json',
      cacheControl: HOUR,
      textOf: (_origin, { profile = NEUTRAL_PROFILE } = {} as SiteRevision) =>
        JSON.stringify(webManifest({ name: siteName }, profile)),
    },
    '/composition.json': {
      type: 'application/json; charset=utf-8',
      cacheControl: ASK_EACH_TIME,
      textOf: (_origin, revision) => revision && JSON.stringify(revision.composition),
    },
    '/robots.txt': {
      type: 'text/plain; charset=utf-8',
      cacheControl: HOUR,
      textOf: (origin) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}${SITEMAP}\n`,
    },
    '/llms.txt': {
      type: 'text/markdown; charset=utf-8',
      cacheControl: HOUR,
      textOf: (origin, revision) => {
        if (!revision || revision.llms.length === 0) return undefined;
        const { llms: sections, profile } = revision;
        return llmsText({ siteName, appDescription: profile.appDescription, origin, sections });
      },
    },
    [OPEN_SEARCH]: {
      type: 'application/opensearchdescription+xml; charset=utf-8',
      cacheControl: HOUR,
      textOf: (origin, revision) => {
        const { search, appDescription } = revision?.profile ?? NEUTRAL_PROFILE;
        return search && openSearchXml({ name: siteName, description: appDescription || siteName, origin, search });
      },
    },
  };
}

/** Cached per origin with the revision's pages. */
function addSitemap(server: FastifyInstance, { revisions, pages, settings }: Core) {
  server.route({
    method: READ_METHODS,
    url: SITEMAP,
    handler: async (request, reply) => {
      const revision = await revisions.of(request);
      const origin = publicOrigin(request, settings.siteUrl);
      try {
        const file = revision && (await sitemapOf(revision, pages, origin));
        if (file) return sendEncoded(request, reply, file);
      } catch (error) {
        request.log.warn({ reason: (error as Error).message }, `Could not create ${SITEMAP}.`);
      }
      reply.header('retry-after', '60');
      return refuse(request, reply, 'FILE_UNAVAILABLE');
    },
  });
}

async function sitemapOf(revision: SiteRevision, pages: Pages, origin: string): Promise<EncodedPage | undefined> {
  const cache = pages.of(revision);
  const ready = cache.get(origin, SITEMAP);
  if (ready) return ready;
  const response = await cache.make(origin, SITEMAP, async (keep) => {
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': HOUR };
    const page = await encodePage(sitemapXml(origin, await sitemapEntries(revision, origin)), { headers });
    keep(page);
    return { kind: 'page', page };
  });
  return response.kind === 'page' ? response.page : undefined;
}
