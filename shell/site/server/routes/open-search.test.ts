import { expect, test } from '@jest/globals';
import { openSearchXml } from './open-search.ts';

const search = { path: '/recipes', parameter: 'q' };

test('browsers send searches to the page that answers them', () => {
  const xml = openSearchXml({ name: 'Gauge', description: 'Recipes', origin: 'https://gauge.example', search });
  expect(xml).toContain('<ShortName>Gauge</ShortName>');
  expect(xml).toContain('<Url type="text/html" template="https://gauge.example/recipes?q={searchTerms}"/>');
});

test('the short name has at most 16 characters, and text is escaped', () => {
  const xml = openSearchXml({ name: 'A & B of a long site', description: '<b>', origin: 'https://x.example', search });
  expect(xml).toContain('<ShortName>A &amp; B of a long </ShortName>');
  expect(xml).toContain('<Description>&lt;b&gt;</Description>');
});
