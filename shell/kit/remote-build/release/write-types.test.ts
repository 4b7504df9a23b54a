import { afterEach, beforeEach, expect, test } from '@jest/globals';
import AdmZip from 'adm-zip';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTypes } from './write-types.ts';

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
  expect(zip.readAsText('news.d.ts')).toBe(
    "export declare const page: import('@site/shell-contract').PageDefinition;\nexport {};\n",
  );
  expect(zip.readAsText('suggest.d.ts')).toMatch(
    /^export declare const suggest: .*SuggestPart\['suggest'\];\nexport declare const answer: /,
  );
  expect(zip.readAsText('tools/other.d.ts')).toBe('export {};\n');
  expect(read('@mf-types.d.ts').toString()).toContain("T extends 'REMOTE_ALIAS_IDENTIFIER/tools/other' ?");
});
