import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireTypes } from './require-types.ts';

const ROOT = join(import.meta.dirname, '../../../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'types-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'dist/scratch'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const check = () => requireTypes({ name: 'mf-news', version: '1.0.0', folder }, join(folder, 'dist/scratch'));
const write = (path: string, source: string) => writeFileSync(join(folder, path), source);

test('a build stops at type errors and prints their locations', async () => {
  write('news.ts', "export const title = 'News';\n");
  await check();
  write('news.ts', "export const title: number = 'News';\n");
  await expect(check()).rejects.toThrow(
    /^mf-news 1\.0\.0 cannot be built, because it has a type error:\nnews\.ts\(1,14\): error TS2322: /,
  );
  write('other.ts', "export const other: number = 'Other';\n");
  await expect(check()).rejects.toThrow(/, because it has 2 type errors:\n/);
});

test('a build checks types with the remote’s own tsconfig.json, which may extend the package’s', async () => {
  const project = { extends: '@site/remote-build/tsconfig', include: ['release.config.ts'] };
  write('tsconfig.json', JSON.stringify(project));
  write('news.ts', "export const title: number = 'News';\n");
  write('release.config.ts', 'export default {};\n');
  await check();
  write('release.config.ts', 'const list: string[] = [];\nexport const first: string = list[0];\n');
  await expect(check()).rejects.toThrow(/release\.config\.ts\(2,14\): error TS2322/);
});
