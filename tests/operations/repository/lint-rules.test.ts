import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../..');
const RULE = 'no-restricted-syntax';
/** Type-aware linting reads the whole project. */
const LIMIT_MS = 120_000;

/** Runs one rule in one process, which loads the types once for all texts. */
const PROGRAM = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === '${RULE}' });
  const lines = [];
  for (const [filePath, text] of JSON.parse(process.argv[1])) {
    const [report] = await eslint.lintText(text, { filePath });
    lines.push(report.messages.map(({ ruleId, line }) => (ruleId === '${RULE}' ? line : ruleId)));
  }
  console.log(JSON.stringify(lines));
`;

function faultyLines(...texts: readonly [file: string, text: string][]): number[][] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM, JSON.stringify(texts)],
    { cwd: PROJECT, encoding: 'utf8' },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as number[][];
}

const PLANTED = `
export const a = '/category/length';
export const b = (slug: string) => \`/converter/length/\${slug}\`;
export const c = <a href="/contact?sent=1">Contact</a>;
export const d = ['/about-us', '/sitemap', '/all-converters'];
export const e = 'https://site.example/privacy-policy';
`;

const SOUND = `
/** Such as /category/length. */
/** Such as /api/categories. */
export const a = ['/', '/sitemap.xml', '/categorical', './contact'];
export const b = ['/api', '/api/', '/api/*', '/api/ga-id', 'api/categories'];
`;

const API_FEATURES = `
export const a = '/api/categories';
export const b = (slug: string) => \`/api/units/\${slug}\`;
export const c = (origin: string) => \`\${origin}/api/contact\`;
export const d = 'https://site.example/api/faqs';
`;

const SUBJECT = `
export const a = 'Search converters';
export const b = (name: string) => \`A free unit of \${name}\`;
export const c = <p>Conversions still work.</p>;
export const d = import('./convert.ts');
/** Units and conversions. */
export const e = ['community', 'united', 'opportunity', 'convex', <p>Try again</p>];
`;

const GLOBAL_STYLES = `
import { createGlobalStyle } from 'styled-components';
import * as styles from 'styled-components';
export const a = styles.createGlobalStyle;
export const b = () => document.createElement('style');
export const c = <style>body</style>;
export const d = <link rel="stylesheet" href="/a.css" />;
export const e = () => document.styleSheets[0].insertRule('body{}');
export const f = [<div>Text</div>, document.createElement('a')];
`;

const INSTANCES = `
export const a = (thrown: unknown) => thrown instanceof Error;
export const b = (target: unknown) => target instanceof HTMLElement;
export const c = (thrown: unknown) => thrown instanceof ApiRequestError;
`;

let found: number[][];
beforeAll(() => {
  found = faultyLines(
    ['shell/site/app/frame/app.tsx', PLANTED],
    ['shell/site/server/main.ts', SOUND],
    ['mf-content/routes/article.tsx', PLANTED],
    ['mf-converter/data/faqs.ts', INSTANCES],
    ['shell/site/app/frame/app.tsx', INSTANCES],
    ['mf-content/routes/article.tsx', GLOBAL_STYLES],
    ['shell/site/app/frame/app.tsx', API_FEATURES],
    ['shell/site/server/main.ts', API_FEATURES],
    ['mf-content/routes/article.tsx', API_FEATURES],
    ['shell/site/app/frame/app.tsx', SUBJECT],
    ['shell/site/server/render/child/offline-page.tsx', SUBJECT],
    ['shell/site/app/layout/layout.test.tsx', SUBJECT],
    ['mf-content/routes/article.tsx', SUBJECT],
  );
}, LIMIT_MS);

test('the shell contains no remote’s address', () => {
  expect(found.slice(0, 2)).toEqual([[2, 3, 4, 5, 5, 5, 6], []]);
});

test('the shell contains no address of an API feature', () => {
  expect(found.slice(6, 8)).toEqual([
    [2, 3, 4, 5],
    [2, 3, 4, 5],
  ]);
});

test('the shell contains no word of the site’s subject, except in its tests', () => {
  expect(found.slice(9, 13)).toEqual([[2, 3, 4, 5], [2, 3, 4, 5], [], []]);
});

test('a remote may name the API addresses that it calls', () => {
  expect(found[8]).toEqual([]);
});

test('a remote may name its own addresses', () => {
  expect(found[2]).toEqual([]);
});

test('objects from another bundle are not identified by class, because each bundle has its own copy', () => {
  expect(found.slice(3, 5)).toEqual([[4], [4]]);
});

test('a remote has no global styles', () => {
  expect(new Set(found[5])).toEqual(new Set([2, 4, 5, 6, 7, 8]));
});
