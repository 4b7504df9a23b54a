import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireModules } from './require-modules.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modules-'));
  for (const file of ['news.tsx', 'sitemap.ts']) writeFileSync(join(folder, file), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const remote = () => ({
  name: 'mf-news',
  version: '1.0.0',
  folder,
  exposes: { './news': './news.tsx' } as Record<string, string>,
  serverExposes: { './sitemap': './sitemap' } as Record<string, string>,
  routes: [{ pattern: '/news', module: './news' }],
  paths: [] as string[],
  parts: [{ name: 'sitemap', module: './sitemap' }],
});

test('a remote whose modules exist is built, with or without extensions', () => {
  expect(() => requireModules(remote())).not.toThrow();
});

const route = (pattern: string, module: string) => ({ routes: [{ pattern, module }] });
const part = (name: string, module: string) => ({ parts: [{ name, module }] });
test.each([
  [route('/old', './old'), 'the route /old names ./old, which "exposes" in release.config.ts does not list.'],
  [route('/map', './sitemap'), 'the route /map names ./sitemap, which "exposes" in release.config.ts does not list.'],
  [
    part('navigation', './links'),
    'the part navigation names ./links, which "serverExposes" in release.config.ts does not list.',
  ],
  [
    part('suggest', './sitemap'),
    'the part suggest names ./sitemap, which "exposes" in release.config.ts does not list.',
  ],
  [
    { exposes: { './news': './routes/news.tsx' } },
    'release.config.ts exposes ./routes/news.tsx as ./news, but that file does not exist. Add it.',
  ],
  [
    { paths: ['/news', '/old/news'] },
    '"paths" in release.config.ts names /old/news, which none of its routes answers. Correct or remove it.',
  ],
])('a missing module is one sentence: %o', (change, sentence) => {
  expect(() => requireModules({ ...remote(), ...change })).toThrow(`mf-news 1.0.0 cannot be built: ${sentence}`);
});
