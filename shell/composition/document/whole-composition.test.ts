import { expect, test } from '@jest/globals';
import { type CompositionDocument, parseComposition } from './composition-document.ts';
import { checkWhole } from './whole-composition.ts';

const release = { release: 'https://a.example.com/1/release.json', digest: `sha384-${'A'.repeat(64)}` };

function composition(
  content: Partial<Pick<CompositionDocument, 'remotes' | 'routes' | 'parts' | 'removes'>> = {},
): CompositionDocument {
  return parseComposition(
    JSON.stringify({
      revision: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      actor: 'operator',
      reason: 'A test',
      remotes: { 'mf-a': release, 'mf-b': release },
      routes: {
        '/': { remote: 'mf-a', module: './home' },
        '/shop/:kind': { remote: 'mf-a', module: './shop' },
        '/about': { remote: 'mf-b', module: './about' },
      },
      parts: { suggest: { remote: 'mf-a', module: './suggest' } },
      trustedOrigins: ['https://a.example.com'],
      ...content,
    }),
  );
}

const serving = composition();
const { '/shop/:kind': shop, '/about': about, ...home } = serving.routes;
const withoutShop = { ...home, '/about': about } as typeof serving.routes;
const withoutAbout = { ...home, '/shop/:kind': shop } as typeof serving.routes;
const removes = (removed: Partial<CompositionDocument['removes']>) => ({
  routes: [],
  parts: [],
  remotes: [],
  ...removed,
});
const onlyA = { 'mf-a': release };

test('accepts the first composition of a site', () => {
  expect(checkWhole(composition({ routes: withoutShop }), undefined)).toBeUndefined();
});

test.each<[what: string, content: Parameters<typeof composition>[0]]>([
  ['is unchanged', {}],
  [
    'gives a route to another remote',
    { routes: { ...serving.routes, '/shop/:kind': { remote: 'mf-b', module: './shop' } } },
  ],
  ['renames a route parameter', { routes: { ...withoutShop, '/Shop/:sort': { remote: 'mf-a', module: './shop' } } }],
  [
    'lists what it removes',
    { routes: withoutShop, parts: {}, removes: removes({ routes: ['/shop/:x'], parts: ['suggest'] }) },
  ],
  [
    'lists a removed remote',
    { remotes: onlyA, routes: withoutAbout, removes: removes({ routes: ['/about'], remotes: ['mf-b'] }) },
  ],
])('accepts a composition that %s', (_what, content) => {
  expect(checkWhole(composition(content), serving)).toBeUndefined();
});

test.each<[what: string, content: Parameters<typeof composition>[0], sentence: string]>([
  ['loses a route', { routes: withoutShop }, '--remove /shop/:kind'],
  ['loses a part', { parts: {} }, '--remove suggest'],
  ['loses a remote with its routes', { remotes: onlyA, routes: withoutAbout }, '--remove /about --remove mf-b'],
  [
    'lists a different route from the one it loses',
    { routes: withoutShop, removes: removes({ routes: ['/shop'] }) },
    '--remove /shop/:kind',
  ],
  [
    'lists a remote but not its routes',
    { remotes: onlyA, routes: withoutAbout, removes: removes({ remotes: ['mf-b'] }) },
    '--remove /about',
  ],
  [
    'has a remote without routes and parts',
    { routes: withoutAbout, removes: removes({ routes: ['/about'] }) },
    'mf-b has no route and no part',
  ],
])('rejects a composition that %s, and lists the options that allow it', (_what, content, sentence) => {
  expect(checkWhole(composition(content), serving)).toContain(sentence);
});
