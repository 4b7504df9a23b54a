import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { webManifest } from '../../app/head/site-head.ts';
import { siteIcon } from '../../app/head/site-head.ts';
import { refuse } from '../http/refusal.ts';
import { publicOrigin } from '../http/visitor.ts';
import type { Revisions } from '../pages/revisions.ts';
import { READ_METHODS, sendEncoded } from '../pages/send-encoded.ts';
import { OPEN_SEARCH } from '../render/document/search-link.ts';
import { NEUTRAL_PROFILE } from '../render/document/site-profile.ts';
import { encodeFile, type EncodedPage } from '../site/cache/encoded-page.ts';
import type { SiteRevision } from '../site/site-revision.ts';
import { sitemapEntries } from '../site/sitemap/sitemap-entries.ts';
import { llmsText, openSearchXml, sitemapXml } from './file-texts.ts';

interface TextFilesOptions {
  siteName: string;
  siteUrl: string | undefined;
  dist: string;
  revisions: Revisions;
}

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
export async function registerTextFiles(server: FastifyInstance, options: TextFilesOptions) {
  const { siteUrl, revisions } = options;
  const encoded = new LRUCache<string, Promise<EncodedPage>>({ max: MOST_FILES });
  for (const [url, { type, cacheControl, textOf }] of Object.entries(await textFiles(options)))
    server.route({
      method: READ_METHODS,
      url,
      handler: async (request, reply) => {
        const revision = await revisions.of(request);
        const text = textOf(publicOrigin(request, siteUrl), revision);
        if (text === undefined) return revision ? reply.callNotFound() : refuse(request, reply, 'FILE_UNAVAILABLE');
        const file = encoded.get(text) ?? encodeFile(text);
        encoded.set(text, file);
        return sendEncoded(request, reply, await file, { 'content-type': type, 'cache-control': cacheControl });
      },
    });
  registerSitemap(server, options);
}

async function textFiles({ siteName, dist }: TextFilesOptions): Promise<Readonly<Record<string, TextFile>>> {
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
function registerSitemap(server: FastifyInstance, { revisions, siteUrl }: TextFilesOptions) {
  server.route({
    method: READ_METHODS,
    url: SITEMAP,
    handler: async (request, reply) => {
      const revision = await revisions.of(request);
      const origin = publicOrigin(request, siteUrl);
      try {
        const file = revision && (await sitemapOf(revision, origin));
        if (file)
          return sendEncoded(request, reply, file, {
            'content-type': 'application/xml; charset=utf-8',
            'cache-control': HOUR,
          });
      } catch (error) {
        const { code, message } = error as Error & { code?: string };
        request.log.warn({ code, reason: message }, `Could not create ${SITEMAP}.`);
      }
      reply.header('retry-after', '60');
      return refuse(request, reply, 'FILE_UNAVAILABLE');
    },
  });
}

async function sitemapOf(revision: SiteRevision, origin: string): Promise<EncodedPage | undefined> {
  const ready = revision.pages.get(origin, SITEMAP);
  if (ready) return ready;
  const response = await revision.pages.make(origin, SITEMAP, async (keep) => {
    const page = await encodeFile(sitemapXml(origin, await sitemapEntries(revision, origin)));
    keep(page);
    return { kind: 'page', page, isTemporary: false };
  });
  return response.kind === 'page' ? response.page : undefined;
}
