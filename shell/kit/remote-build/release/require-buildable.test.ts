import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type CheckedSources, requireBuildable } from './require-buildable.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  write('news.tsx', 'export const page = definePage<Data>({ load, Page: () => <p>Sun</p> });');
  write('sitemap.ts', '');
  write('node_modules/react/package.json', '{ "version": "19.3.1" }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const remote = (): CheckedSources => ({
  name: 'mf-news',
  version: '1.0.0',
  folder,
  exposes: { './news': './news.tsx' },
  serverExposes: { './sitemap': './sitemap' },
  routes: [{ pattern: '/news', module: './news' }],
  paths: [],
  parts: [{ name: 'sitemap', module: './sitemap' }],
  shellContract: '^2.0.0',
});

test('a remote whose modules exist is built, with or without extensions', () => {
  expect(() => requireBuildable(remote())).not.toThrow();
});

const route = (pattern: string, module: string) => ({ routes: [{ pattern, module }] });
const part = (name: string, module: string) => ({ parts: [{ name, module }] });
test.each([
  [route('/old', './old'), '/old names ./old, which "exposes" in release.config.ts does not list.'],
  [route('/map', './sitemap'), '/map names ./sitemap, which "exposes" in release.config.ts does not list.'],
  [
    part('navigation', './links'),
    'navigation names ./links, which "serverExposes" in release.config.ts does not list.',
  ],
  [part('suggest', './sitemap'), 'suggest names ./sitemap, which "exposes" in release.config.ts does not list.'],
  [
    { exposes: { './news': './sitemap' } },
    './sitemap, which answers /news, has no export "page". Add it: export const page = definePage({ … }).',
  ],
  [
    { paths: ['/news', '/old/news'] },
    '"paths" in release.config.ts names /old/news, which none of its routes answers. Correct or remove it.',
  ],
  [{ shellContract: '^99.0.0' }, "it requires version ^99.0.0 of the shell's contract, and "],
])('a mistake is one sentence: %o', (change, sentence) => {
  expect(() => requireBuildable({ ...remote(), ...change })).toThrow(`mf-news 1.0.0 cannot be built: ${sentence}`);
});

test('a React that the site does not provide is refused with the command that installs the right one', () => {
  write('node_modules/react/package.json', '{ "version": "18.3.1" }');
  expect(() => requireBuildable(remote())).toThrow(
    'react 18.3.1 is installed, and the site provides ^19.0.0. Run npm install react@^19.0.0',
  );
});

test.each([
  'const today = 1; export { today as page };',
  "export { page } from './elsewhere';",
  "export * from './a';",
])('a page may be exported in another way: %s', (source) => {
  write('news.tsx', source);
  expect(() => requireBuildable(remote())).not.toThrow();
});
