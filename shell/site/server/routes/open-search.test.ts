import { expect, test } from '@jest/globals';
import { openSearchXml } from './open-search.ts';

const search = { path: '/recipes', parameter: 'q' };

test('browsers send searches to the page that answers them; the name is at most 16 characters, and text is escaped', () => {
  const name = 'A & B of a long site';
  const xml = openSearchXml({ name, description: '<b>', origin: 'https://gauge.example', search });
  expect(xml).toContain('<ShortName>A &amp; B of a long </ShortName>');
  expect(xml).toContain('<Description>&lt;b&gt;</Description>');
  expect(xml).toContain('<Url type="text/html" template="https://gauge.example/recipes?q={searchTerms}"/>');
});
