import { expect, test } from '@jest/globals';
import { NEUTRAL_PROFILE } from '../live/parts.ts';
import { llmsText, openSearchXml, sitemapXml } from './text-files.ts';

test('/llms.txt contains the site’s name and its links with absolute URLs', () => {
  const text = llmsText('Recipes', 'https://recipes.example', {
    profile: { ...NEUTRAL_PROFILE, appDescription: 'Recipes from everywhere' },
    llms: [
      { title: 'Soups', links: [{ label: 'Borscht', to: '/soups/borscht', note: 'With beets.' }] },
      { title: 'API', links: [{ label: 'All recipes', to: '/api/recipes' }] },
    ],
  });
  expect(text).toBe(`# Recipes

> Recipes from everywhere

## Soups

- [Borscht](https://recipes.example/soups/borscht): With beets.

## API

- [All recipes](https://recipes.example/api/recipes)
`);
});

const search = { path: '/recipes', parameter: 'q' };

test('the search description contains the search page, shortens the name to 16 characters, and escapes text', () => {
  const name = 'A & B of a long site';
  const xml = openSearchXml(name, 'https://gauge.example', { appDescription: '<b>', search });
  expect(xml).toContain('<ShortName>A &amp; B of a long </ShortName>');
  expect(xml).toContain('<Description>&lt;b&gt;</Description>');
  expect(xml).toContain('<Url type="text/html" template="https://gauge.example/recipes?q={searchTerms}"/>');
});

test('a sitemap has absolute URLs with the date of the last change, if known', () => {
  const xml = sitemapXml('https://site.test', [{ path: '/', lastModified: '2025-03-31' }, { path: "/a?b&c'd" }]);
  expect(xml).toContain('<url><loc>https://site.test/</loc><lastmod>2025-03-31</lastmod></url>');
  expect(xml).toContain('<url><loc>https://site.test/a?b&amp;c&apos;d</loc></url>');
});
