import { escapeMarkup } from '@site/http-server/escape-markup';
import type { LlmsSection, SitemapEntry, SiteProfile } from '@site/shell-contract';

interface LlmsTextContent {
  siteName: string;
  appDescription: string;
  origin: string;
  sections: readonly LlmsSection[];
}

/** Follows llmstxt.org. */
export function llmsText({ siteName, appDescription, origin, sections }: LlmsTextContent): string {
  const blocks = sections.map(({ title, links }) => {
    const lines = links.map(({ label, to, note }) => `- [${label}](${origin}${to})${note ? `: ${note}` : ''}`);
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  const summary = appDescription ? [`> ${appDescription}`] : [];
  return `${[`# ${siteName}`, ...summary, ...blocks].join('\n\n')}\n`;
}

/** The specification's limit. */
const MAX_SHORT_NAME = 16;

interface SearchDescription {
  name: string;
  description: string;
  origin: string;
  search: NonNullable<SiteProfile['search']>;
}

/** Follows OpenSearch 1.1. Lets browsers offer the site's search in their address bar. */
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

/** Follows the sitemaps.org protocol. */
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
