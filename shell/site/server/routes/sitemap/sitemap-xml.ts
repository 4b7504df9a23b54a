import type { SitemapEntry } from '@site/shell-contract';
import { escapeMarkup } from '@site/http-server/escape-markup';

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
