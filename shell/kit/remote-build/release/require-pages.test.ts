import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requirePages } from './require-pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function remoteWith(source: string) {
  writeFileSync(join(folder, 'today.tsx'), source);
  return {
    name: 'mf-weather',
    version: '1.0.0',
    folder,
    exposes: { './today': './today.tsx' },
    routes: [{ pattern: '/weather', module: './today' }],
  };
}

test.each([
  'export default function Today() { return <p>Sun</p>; }',
  'const page = 1; export { page as today };',
  'type page = 1; export type { page };',
  "import { page } from './elsewhere'; page();",
  'export interface page {}',
])('a route whose module exports no page is not released: %s', async (source) => {
  await expect(requirePages(remoteWith(source))).rejects.toThrow(
    /^mf-weather 1\.0\.0 cannot be released: \.\/today\.tsx, which answers \/weather, has no export "page"\. Add it: /,
  );
});

test.each([
  'export const page = definePage<Data>({ load, Page: () => <p>Sun</p> });',
  'const today = 1; export { today as page };',
  "export { page } from './elsewhere';",
  "export * from './elsewhere';",
  'export const { page } = pages;',
  'export function page() {}',
  'module.exports = { page: 1 };',
  'this is not TypeScript',
])('a route whose module may export a page is left to the build: %s', async (source) => {
  await expect(requirePages(remoteWith(source))).resolves.toBeUndefined();
});
