import { afterEach, beforeEach, expect, test } from '@jest/globals';
import AdmZip from 'adm-zip';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireTypes } from '../../shell/kit/remote-build/release/require-types.ts';
import { writeTypes } from '../../shell/kit/remote-build/release/write-types.ts';
import { PROJECT } from '../support/project.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-types-'));
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  mkdirSync(join(folder, 'dist'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(path: string, source: string): Promise<void> {
  writeFileSync(join(folder, path), source);
  return requireTypes({ name: 'mf-news', version: '1.0.0', folder }, join(folder, 'dist'));
}

test('a wrong prop stops the build with its place, and a right one does not', async () => {
  const checkHeading = (heading: string) =>
    check('news.tsx', `import { PageHeading } from '@site/shell-contract';\nexport const heading = ${heading};\n`);
  await expect(checkHeading('<PageHeading title="News" />')).rejects.toThrow(
    /^mf-news 1\.0\.0 cannot be built: it has a type error\. Fix it:\nnews\.tsx\(2,37\): error TS2322: .*title/,
  );
  await checkHeading('<PageHeading>News</PageHeading>');
});

test('a host that has extracted the archive gets the types of pages and of the search', async () => {
  const remote = {
    exposes: { './news': './news.tsx', './suggest': './suggest.ts' },
    routes: [{ pattern: '/news', module: './news' }],
    parts: [{ name: 'suggest', module: './suggest' }],
  };
  const built = mkdtempSync(join(folder, 'dist/built-'));
  mkdirSync(join(built, 'browser'));
  writeFileSync(join(built, 'browser/mf-manifest.json'), '{"metaData":{}}');
  writeTypes(remote, built);
  new AdmZip(readFileSync(join(built, 'browser/@mf-types.zip'))).extractAllTo(join(folder, '@mf-types/news'));
  const compilerOptions = { module: 'esnext', moduleResolution: 'bundler', paths: { '*': ['./@mf-types/*'] } };
  const project = { extends: '@site/remote-build/tsconfig', compilerOptions, include: ['host.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const checkPage = (property: string) =>
    check(
      'host.ts',
      `import { page } from 'news/news';\nimport { suggest } from 'news/suggest';\n` +
        `export const shown = [page.${property}, suggest('meter')];\n`,
    );
  await checkPage('Page');
  await expect(checkPage('title')).rejects.toThrow("Property 'title' does not exist on type 'PageDefinition");
});
