import { expect, test } from '@jest/globals';
import { sitemapXml } from './sitemap-xml.ts';

test('a sitemap has absolute URLs with the date of the last change, if known', () => {
  const xml = sitemapXml('https://site.test', [{ path: '/', lastModified: '2025-03-31' }, { path: "/a?b&c'd" }]);
  expect(xml).toContain('<url><loc>https://site.test/</loc><lastmod>2025-03-31</lastmod></url>');
  expect(xml).toContain('<url><loc>https://site.test/a?b&amp;c&apos;d</loc></url>');
});
