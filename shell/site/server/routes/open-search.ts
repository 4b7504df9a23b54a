import { escapeMarkup } from '@site/http-server/escape-markup';
import type { SiteProfile } from '@site/shell-contract';
import type { FastifyInstance } from 'fastify';
import { encodePage, READ_METHODS, sendEncoded } from '../pages/encoded-page.ts';
import { publicOrigin } from '../http/visitor.ts';
import type { Revisions } from '../pages/revisions.ts';
import { OPEN_SEARCH } from '../pages/document/markup.ts';

interface OpenSearchOptions {
  siteName: string;
  siteUrl: string | undefined;
  revisions: Revisions;
}

/** Lets browsers offer the site's search in their address bar. */
export function registerOpenSearch(server: FastifyInstance, { siteName, siteUrl, revisions }: OpenSearchOptions) {
  server.route({
    method: READ_METHODS,
    url: OPEN_SEARCH,
    handler: async (request, reply) => {
      const profile = (await revisions.of(request))?.profile;
      if (!profile?.search) return reply.callNotFound();
      const { search, appDescription } = profile;
      const description = appDescription || siteName;
      const origin = publicOrigin(request, siteUrl);
      const file = await encodePage(openSearchXml({ name: siteName, description, origin, search }));
      return sendEncoded(request, reply, file, {
        'content-type': 'application/opensearchdescription+xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      });
    },
  });
}

/** The specification's limit. */
const MAX_SHORT_NAME = 16;

interface SearchDescription {
  name: string;
  description: string;
  origin: string;
  search: NonNullable<SiteProfile['search']>;
}

/** Follows OpenSearch 1.1. */
export function openSearchXml({ name, description, origin, search }: SearchDescription): string {
  const shortName = [...name].slice(0, MAX_SHORT_NAME).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeMarkup(shortName)}</ShortName>
<Description>${escapeMarkup(description)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${escapeMarkup(`${origin}/favicon.svg`)}</Image>
<Url type="text/html" template="${escapeMarkup(`${origin}${search.path}?${search.parameter}=`)}{searchTerms}"/>
</OpenSearchDescription>
`;
}
