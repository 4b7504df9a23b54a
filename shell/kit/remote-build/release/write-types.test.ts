import { afterEach, beforeEach, expect, test } from '@jest/globals';
import AdmZip from 'adm-zip';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireTypes } from './require-types.ts';
import { writeTypes } from './write-types.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const LIMIT_MS = 120_000;

const remote = {
  exposes: { './news': './news.tsx', './suggest': './suggest.ts', './tools/other': './other.ts' },
  routes: [{ pattern: '/news', module: './news' }],
  parts: [{ name: 'suggest', module: './suggest' }],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'types-of-modules-'));
  mkdirSync(join(folder, 'browser'));
  writeFileSync(join(folder, 'browser/mf-manifest.json'), '{"id":"mf_news","metaData":{"globalName":"mf_news"}}');
  writeTypes(remote, folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(folder, 'browser', path));

test('the manifest names the archive, which is the same at any time', () => {
  expect(JSON.parse(read('mf-manifest.json').toString())).toEqual({
    id: 'mf_news',
    metaData: { globalName: 'mf_news', types: { path: '', name: '', zip: '@mf-types.zip', api: '@mf-types.d.ts' } },
  });
  const zip = new AdmZip(read('@mf-types.zip'));
  expect(zip.getEntries().map(({ entryName }) => entryName)).toEqual(['news.d.ts', 'suggest.d.ts', 'tools/other.d.ts']);
  expect(zip.getEntries().map(({ header }) => header.time.getFullYear())).toEqual([1980, 1980, 1980]);
  expect(read('@mf-types.d.ts').toString()).toContain("T extends 'REMOTE_ALIAS_IDENTIFIER/tools/other' ?");
});

test(
  'a host that has extracted the archive gets the types of pages and of the search',
  () => {
    const host = join(folder, 'host');
    new AdmZip(read('@mf-types.zip')).extractAllTo(join(host, '@mf-types/news'));
    symlinkSync(join(ROOT, 'node_modules'), join(host, 'node_modules'));
    writeFileSync(join(host, 'package.json'), JSON.stringify({ type: 'module' }));
    mkdirSync(join(host, 'dist'));
    const compilerOptions = { module: 'esnext', moduleResolution: 'bundler', paths: { '*': ['./@mf-types/*'] } };
    const project = { extends: '@site/remote-build/tsconfig', compilerOptions };
    writeFileSync(join(host, 'tsconfig.json'), JSON.stringify(project));
    const check = (path: string) => {
      writeFileSync(
        join(host, 'host.ts'),
        `import { page } from 'news/news';\nimport { suggest } from 'news/suggest';\n` +
          `export const shown = [page.${path}, suggest('meter')];\n`,
      );
      requireTypes({ name: 'host', version: '1.0.0', folder: host }, join(host, 'dist'));
    };
    check('Page');
    expect(() => check('title')).toThrow("Property 'title' does not exist on type 'PageDefinition");
  },
  LIMIT_MS,
);
