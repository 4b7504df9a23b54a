import { expect, test } from '@jest/globals';
import type { ReleaseDescriptor } from './release-descriptor.ts';
import { type Provided, unmetRequirement } from './requirements.ts';

const FILES = ['browser/manifest.json', 'browser/entry.js', 'browser/page.js', 'node/entry.js'];
const sound = {
  name: 'mf-test',
  version: '1.0.0',
  browser: { manifest: FILES[0], entry: FILES[1], exposes: { './page': ['browser/page.js'] } },
  node: { entry: 'node/entry.js', exposes: ['./sitemap'] },
  files: Object.fromEntries(FILES.map((file) => [file, 'sha384-a'])),
  requires: { shellContract: '^2.1.0', api: '^1.0.0' },
  shared: [{ name: 'react', requiredVersion: '^19.0.0', singleton: true }],
  routes: [{ pattern: '/test', module: './page' }],
  parts: [{ name: 'sitemap', module: './sitemap' }],
} as unknown as ReleaseDescriptor;
const provided: Provided = { shellContract: '2.4.0', api: '1.2.0', shared: { react: '19.2.0' } };

const unmet = (descriptor: Partial<ReleaseDescriptor>, by: Partial<Provided> = {}) =>
  unmetRequirement('mf-test', { ...sound, ...descriptor }, { ...provided, ...by });

test('accepts a complete release if the shell’s versions satisfy its requirements', () => {
  expect(unmet({})).toBeUndefined();
});

test.each(FILES)('rejects a release without a digest for %s', (file) => {
  const files = Object.fromEntries(Object.entries(sound.files).filter(([path]) => path !== file));
  expect(unmet({ files })).toBe(`${file} has no digest`);
});

test.each([
  [{ name: 'mf-other' }, {}, 'its name is mf-other'],
  [{ routes: [{ pattern: '/x', module: './x' }] }, {}, 'it offers /x but does not expose ./x'],
  [{ parts: [{ name: 'navigation', module: './x' }] }, {}, 'it offers navigation but does not expose ./x'],
  [{}, { shellContract: '3.0.0' }, "it needs version ^2.1.0 of the shell's contract, but this shell has 3.0.0"],
  [{}, { api: '2.0.0' }, "it needs version ^1.0.0 of the API's contract, but this site has 2.0.0"],
  [{}, { shared: {} }, 'it needs react, which the shell does not share'],
  [{}, { shared: { react: '18.3.1' } }, 'it needs react ^19.0.0, but the shell has 18.3.1'],
] as [Partial<ReleaseDescriptor>, Partial<Provided>, string][])(
  'rejects a release with %j on a shell with %j: %s',
  (descriptor, by, reason) => {
    expect(unmet(descriptor, by)).toBe(reason);
  },
);

test('rejects a shared module with the name of a property that every object inherits', () => {
  const shared = [{ name: 'constructor', requiredVersion: '*', singleton: true as const }];
  expect(unmet({ shared })).toBe('it needs constructor, which the shell does not share');
});
