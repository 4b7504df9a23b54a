import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteIcon, webManifest } from '../../app/head/site-head.ts';
import { refuse } from '../http/refusal.ts';
import { publicOrigin } from '../http/visitor.ts';
import { NEUTRAL_PROFILE } from '../live/parts.ts';
import type { SiteRevision } from '../live/site-revision.ts';
import { sitemapEntries } from '../live/sitemap-entries.ts';
import { OPEN_SEARCH } from '../pages/markup.ts';
import { encodePage, READ_METHODS, sendEncoded } from '../pages/encoded-page.ts';
import type { Core } from './core.ts';
import { escapeMarkup } from '@site/http-server/escape-markup';
import type { SitemapEntry, SiteProfile } from '@site/shell-contract';

interface TextFile {
  type: string;
  cacheControl: string;
  /** Undefined if the site has no such file. */
  writeText: (origin: string, revision: SiteRevision | undefined) => string | undefined | Promise<string | undefined>;
}

const DAY = 'public, max-age=86400';
const HOUR = 'public, max-age=3600';
const REVALIDATE = 'no-cache';
const SITEMAP = '/sitemap.xml';

/** Each file is cached per origin, with the pages of its revision. */
export async function textFiles(server: FastifyInstance, core: Core) {
  const { settings, revisions, pages } = core;
  for (const [url, { type, cacheControl, writeText }] of Object.entries(await files(core))) {
    const write = async (origin: string, revision: SiteRevision | undefined) => {
      const text = await writeText(origin, revision);
      const headers = { 'content-type': type, 'cache-control': cacheControl };
      return text === undefined ? undefined : encodePage(text, { headers, isKept: true });
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const revision = await revisions.of(request);
      const origin = publicOrigin(request, settings.siteUrl);
      const make = () => write(origin, revision);
      try {
        const file = await (revision ? pages.fetch(revision, origin + url, make) : make());
        if (file?.kind === 'page') return await sendEncoded(request, reply, file);
        if (revision) return reply.callNotFound();
      } catch (error) {
        request.log.warn({ reason: (error as Error).message }, `Could not create ${url}.`);
      }
      return refuse(request, reply.header('retry-after', '60'), 'FILE_UNAVAILABLE');
    };
    server.route({ method: READ_METHODS, url, handler });
  }
}

async function files({ settings, dist }: Core): Promise<Readonly<Record<string, TextFile>>> {
  const { siteName } = settings;
  const icon = { type: 'image/svg+xml', cacheControl: DAY, writeText: () => siteIcon };
  const worker = await readFile(join(dist, 'offline/service-worker.js'), 'utf8');
  return {
    '/favicon.svg': icon,
    // Browsers request this for responses without an icon link, such as the API's.
    '/favicon.ico': icon,
    // A worker controls only paths below its own.
    '/service-worker.js': {
      type: 'text/javascript; charset=utf-8',
      cacheControl: REVALIDATE,
      writeText: () => worker,
    },
    '/manifest.webmanifest': {
      type: 'application/manifest+json',
      cacheControl: HOUR,
      writeText: (_origin, { profile = NEUTRAL_PROFILE } = {} as SiteRevision) =>
        JSON.stringify(webManifest({ name: siteName }, profile)),
    },
    '/composition.json': {
      type: 'application/json; charset=utf-8',
      cacheControl: REVALIDATE,
      writeText: (_origin, revision) => revision && JSON.stringify(revision.composition),
    },
    '/robots.txt': {
      type: 'text/plain; charset=utf-8',
      cacheControl: HOUR,
      writeText: (origin) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}${SITEMAP}\n`,
    },
    [SITEMAP]: {
      type: 'application/xml; charset=utf-8',
      cacheControl: HOUR,
      writeText: async (origin, revision) => revision && sitemapXml(origin, await sitemapEntries(revision, origin)),
    },
    '/llms.txt': {
      type: 'text/markdown; charset=utf-8',
      cacheControl: HOUR,
      writeText: (origin, revision) => revision && llmsText(siteName, origin, revision),
    },
    [OPEN_SEARCH]: {
      type: 'application/opensearchdescription+xml; charset=utf-8',
      cacheControl: HOUR,
      writeText: (origin, revision) => openSearchXml(siteName, origin, revision?.profile ?? NEUTRAL_PROFILE),
    },
  };
}

/** See llmstxt.org for the format. */
export function llmsText(
  siteName: string,
  origin: string,
  { llms, profile: { appDescription } }: Pick<SiteRevision, 'llms' | 'profile'>,
): string | undefined {
  if (llms.length === 0) return undefined;
  const blocks = llms.map(({ title, links }) => {
    const lines = links.map(({ label, to, note }) => `- [${label}](${origin}${to})${note ? `: ${note}` : ''}`);
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  const summary = appDescription ? [`> ${appDescription}`] : [];
  return `${[`# ${siteName}`, ...summary, ...blocks].join('\n\n')}\n`;
}

/** The OpenSearch specification sets this limit. */
const MAX_SHORT_NAME = 16;

/** Follows OpenSearch 1.1. Lets browsers offer the site's search in their address bar. */
export function openSearchXml(
  siteName: string,
  origin: string,
  { search, appDescription }: Pick<SiteProfile, 'search' | 'appDescription'>,
): string | undefined {
  if (!search) return undefined;
  const shortName = [...siteName].slice(0, MAX_SHORT_NAME).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeMarkup(shortName)}</ShortName>
<Description>${escapeMarkup(appDescription || siteName)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${escapeMarkup(`${origin}/favicon.svg`)}</Image>
<Url type="text/html" template="${escapeMarkup(`${origin}${search.path}?${search.parameter}=`)}{searchTerms}"/>
</OpenSearchDescription>
`;
}

/** See sitemaps.org for the format. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : '';
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** The protocol also requires escaped apostrophes. */
function escapeXml(text: string): string {
  return escapeMarkup(text).replaceAll("'", '&apos;');
}
