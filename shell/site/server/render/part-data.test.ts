import { expect, test } from '@jest/globals';
import { parsePart } from './part-data.ts';

const entry = { label: 'Guides', to: '/guides', places: { main: { order: 1 } } };
const site = {
  texts: {
    tagline: 'Recipes from everywhere.',
    searchButton: 'Search recipes',
    searchField: 'Find a recipe',
    notFoundHint: 'Every recipe is in the list.',
    socialImageAlt: 'A pot',
  },
  appDescription: 'Recipes',
  search: { path: '/recipes', parameter: 'q' },
  shortcuts: [{ name: 'Soups', path: '/recipes/soups' }],
  offline: { banner: 'Recipes still work.', page: 'Recipes work, too.', calls: ['/api/recipes'] },
  dataVersion: { path: '/api/recipes', header: 'x-recipes' },
};
const llmsSection = { title: 'Soups', links: [{ label: 'Borscht', to: '/soups/borscht', note: 'With beets.' }] };
const form = { page: '/contact', action: '/api/contact', done: '/contact?sent=1' };

test('accepts only the fields in the contract', () => {
  expect(parsePart('navigation', [{ ...entry, icon: 'M4 4h16v16H4z', secret: 1 }])).toEqual([
    { ...entry, icon: 'M4 4h16v16H4z' },
  ]);
  expect(parsePart('sitemap', [{ path: '/' }, { path: '/guides', lastModified: '2025-03-31' }])).toHaveLength(2);
  expect(parsePart('form', form)).toEqual(form);
  expect(parsePart('llms', [llmsSection])).toEqual([llmsSection]);
  expect(parsePart('site', site)).toEqual(site);
});

test('percent-encodes the path of a redirect for its header', () => {
  expect(parsePart('form', { ...form, done: '/contact?sent=→é%20\ud800' })).toEqual({
    ...form,
    done: '/contact?sent=%E2%86%92%C3%A9%20%EF%BF%BD',
  });
});

test('ignores unknown navigation places', () => {
  expect(parsePart('navigation', [{ ...entry, places: { ...entry.places, sidebar: { order: 1 } } }])).toEqual([entry]);
});

const elsewhere = '//elsewhere.example';

test.each([
  [
    'site',
    'an API call to another site',
    { ...site, offline: { ...site.offline, calls: [elsewhere] } },
    /offline\.calls\.0:/,
  ],
  ['site', 'an endless tagline', { ...site, texts: { ...site.texts, tagline: 'x'.repeat(301) } }, /texts\.tagline/],
  ['site', 'a search page on another site', { ...site, search: { path: elsewhere, parameter: 'q' } }, /search\.path:/],
  ['site', 'a search with two parameters', { ...site, search: { path: '/', parameter: 'a&q' } }, /search\.parameter:/],
  ['site', 'an invalid header', { ...site, dataVersion: { path: '/api/a', header: 'a: b' } }, /dataVersion\.header:/],
  ['llms', 'a link to another site', [{ title: 'A', links: [{ label: 'A', to: elsewhere }] }], /0\.links\.0\.to/],
  ['llms', 'a title of two lines', [{ ...llmsSection, title: 'A\n## B' }], /0\.title: must be one line/],
  ['navigation', 'no data', undefined, /the top level/],
  [
    'navigation',
    'a link to another site',
    [{ ...entry, to: `https:${elsewhere}` }],
    /0\.to: must be a path of this site/,
  ],
  ['navigation', 'a link to another site that starts with two slashes', [{ ...entry, to: elsewhere }], /0\.to/],
  ['navigation', 'a link that is a script', [{ ...entry, to: 'javascript:alert(1)' }], /0\.to/],
  ['navigation', 'an icon that is markup', [{ ...entry, icon: '"><script>' }], /0\.icon: must be path data/],
  ['navigation', 'an endless label', [{ ...entry, label: 'x'.repeat(61) }], /0\.label/],
  ['navigation', 'an invalid order', [{ ...entry, places: { main: { order: 'first' } } }], /0\.places\.main\.order/],
  ['navigation', 'more links than a frame can hold', Array(101).fill(entry), /the top level/],
  ['sitemap', 'a page of another site', [{ path: '/' }, { path: elsewhere }], /1\.path/],
  ['sitemap', 'an invalid day', [{ path: '/', lastModified: 'yesterday' }], /0\.lastModified/],
  ['form', 'a path outside the API', { ...form, action: '/health/live' }, /action: must be a path of the API/],
  ['form', 'a path above the API', { ...form, action: '/api/../health' }, /action/],
  ['form', 'a control character in a path', { ...form, done: '/contact?sent=\u0001' }, /done/],
  ['form', 'a thank-you page that starts with an encoded backslash', { ...form, done: '/%5Cevil.example' }, /done/],
  ['form', 'a thank-you page on another site', { ...form, done: elsewhere }, /done/],
] as const)('rejects the part %s with %s, and reports where the problem is', (name, _what, data, sentence) => {
  expect(() => parsePart(name, data)).toThrow(sentence);
});

test('accepts as many sitemap URLs as search engines read from one file', () => {
  const entries = Array.from({ length: 50_001 }, () => ({ path: '/one' }));
  expect(parsePart('sitemap', entries.slice(1))).toHaveLength(50_000);
  expect(() => parsePart('sitemap', entries)).toThrow(expect.objectContaining({ code: 'PART_INVALID' }));
});
