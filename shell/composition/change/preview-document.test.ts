import { expect, test } from '@jest/globals';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { parseComposition } from '../document/composition-document.ts';
import { withRelease } from './preview-document.ts';

const digest = (letter: string) => `sha384-${letter.repeat(64)}`;
const getEntry = (name: string, letter: string) => ({
  release: `http://localhost:1/${name}/release.json`,
  digest: digest(letter),
});

const document = parseComposition(
  JSON.stringify({
    revision: 2,
    createdAt: '2026-01-01T00:00:00Z',
    actor: 'a test',
    reason: 'a test',
    remotes: { one: getEntry('one', 'a'), two: getEntry('two', 'b') },
    routes: {
      '/': { remote: 'one', module: './home' },
      '/old': { remote: 'one', module: './old' },
      '/item/:id': { remote: 'one', module: './item' },
      '/two': { remote: 'two', module: './page' },
    },
    parts: {
      'navigation:one': { remote: 'one', module: './navigation' },
      suggest: { remote: 'two', module: './suggest' },
    },
    removes: { routes: ['/removed'], parts: ['sitemap:one'], remotes: [] },
    trustedOrigins: ['http://localhost:1'],
  }),
);

const release = (name: string, routes: Record<string, string>, parts: Record<string, string> = {}) =>
  ({
    name,
    version: '2.0.0',
    routes: Object.entries(routes).map(([pattern, module]) => ({ pattern, module })),
    parts: Object.entries(parts).map(([part, module]) => ({ name: part, module })),
  }) as unknown as ReleaseDescriptor;

const owners = (owned: Record<string, { remote: string; module: string }>) =>
  Object.fromEntries(Object.entries(owned).map(([place, { remote, module }]) => [place, `${remote} ${module}`]));

test('a previewed release gets the routes and parts that it offers, except those of other remotes', () => {
  const before = structuredClone(document);
  const routes = {
    '/': './start',
    '/item/:name': './item',
    '/new': './new',
    '/two': './page',
    '/removed': './removed',
    '/*': './all',
  };
  const parts = { form: './form', navigation: './links', suggest: './suggest', sitemap: './sitemap' };
  const shown = withRelease(document, getEntry('one', 'c'), release('one', routes, parts));
  expect(owners(shown.routes)).toEqual({
    '/': 'one ./start',
    '/item/:name': 'one ./item',
    '/new': 'one ./new',
    '/two': 'two ./page',
  });
  expect(owners(shown.parts)).toEqual({
    'form:one': 'one ./form',
    'navigation:one': 'one ./links',
    suggest: 'two ./suggest',
  });
  expect(shown.remotes).toEqual({ one: { ...getEntry('one', 'c'), version: '2.0.0' }, two: document.remotes['two'] });
  expect(document).toEqual(before);
});

test('a previewed new remote gets unowned routes and parts', () => {
  const shown = withRelease(document, getEntry('three', 'd'), release('three', { '/three': './page', '/': './home' }));
  expect(owners(shown.routes)).toEqual({ ...owners(document.routes), '/three': 'three ./page' });
});
