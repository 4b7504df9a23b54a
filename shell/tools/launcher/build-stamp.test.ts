import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { digestInputs, isFresh, removeStamp, writeStamp } from './build-stamp.ts';

const INPUTS = ['mf-one', 'package-lock.json', 'node_modules/.package-lock.json'];
const ENTRY = 'mf-one/dist/1.0.0-aa/entry.js';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'build-stamp-'));
  for (const file of ['mf-one/page.tsx', 'mf-one/parts/navigation.ts', ...INPUTS.slice(1), ENTRY]) write(file, file);
  write('mf-one/dist/latest.json', '{ "release": "1.0.0-aa" }');
  writeStamp(project, 'mf-one', digestInputs(project, INPUTS));
});
afterEach(() => rmSync(project, { recursive: true }));

test.each([
  ['a source is edited', () => write('mf-one/page.tsx', 'edited')],
  ['a source is added', () => write('mf-one/parts/sitemap.ts', 'new')],
  ['a source is deleted', () => rmSync(join(project, 'mf-one/parts/navigation.ts'))],
  ['the lockfile changes', () => write('package-lock.json', 'edited')],
  ['another version of a package is installed', () => write('node_modules/.package-lock.json', 'edited')],
  ['a build by hand names another release', () => write('mf-one/dist/latest.json', '{ "release": "1.0.0-bb" }')],
  ['a built file is edited', () => write(ENTRY, 'edited')],
  ['a built file is deleted', () => rmSync(join(project, ENTRY))],
  ['the name of the latest release is lost', () => rmSync(join(project, 'mf-one/dist/latest.json'))],
  ['the name of the latest release is damaged', () => write('mf-one/dist/latest.json', '{ "rel')],
  ['the build folder is deleted', () => rmSync(join(project, 'mf-one/dist'), { recursive: true })],
  ['a build starts and does not end', () => removeStamp(project, 'mf-one')],
])('a build is stale when %s', (_, change) => {
  change();
  expect(isBuildFresh()).toBe(false);
});

test.each([
  ['nothing changes', 'mf-one/page.tsx', 'mf-one/page.tsx'],
  ['a test is edited', 'mf-one/page.test.tsx'],
  ['a document is edited', 'mf-one/README.md'],
  ['another release is added', 'mf-one/dist/1.0.0-bb/entry.js'],
])('a build stays fresh when %s', (_, file, content = 'new') => {
  write(file, content);
  expect(isBuildFresh()).toBe(true);
});

test('a build without releases is fresh until one of its files changes', () => {
  write('api/src/main.ts', 'source');
  write('api/dist/main.js', 'built');
  const inputs = digestInputs(project, ['api']);
  writeStamp(project, 'api', inputs);
  expect(isFresh(project, 'api', inputs)).toBe(true);
  write('api/dist/main.js', 'built by hand');
  expect(isFresh(project, 'api', inputs)).toBe(false);
});

function isBuildFresh(): boolean {
  return isFresh(project, 'mf-one', digestInputs(project, INPUTS));
}

function write(file: string, content: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), content);
}
