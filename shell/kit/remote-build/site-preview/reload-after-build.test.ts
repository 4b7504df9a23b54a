import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { runWebpack } from '../webpack/run-webpack.ts';
import { reloadPlugin } from './reload-after-build.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reload-'));
  writeFileSync(join(folder, 'entry.js'), 'globalThis.mf_news = () => import("./chunk.js");');
  writeFileSync(join(folder, 'chunk.js'), 'export default 1;');
  await runWebpack([
    {
      mode: 'none',
      context: folder,
      entry: { entry: './entry.js' },
      output: { path: join(folder, 'built'), filename: '[name].[contenthash:8].js', publicPath: '/' },
      plugins: [reloadPlugin('mf-news')],
    },
  ]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the entry alone reloads the page, once the site shows another build, and shows errors meanwhile', async () => {
  const scripts = globSync('*.js', { cwd: join(folder, 'built') });
  const reloading = scripts.filter((file) => readFileSync(join(folder, 'built', file), 'utf8').includes('mf-news'));
  expect([scripts.length, reloading]).toEqual([2, [expect.stringMatching(/^entry\./)]]);
  const script = readFileSync(join(folder, 'built', reloading[0] ?? ''), 'utf8');
  const bases: (string | undefined)[] = [undefined, '/1.0.0-a/', '/1.0.0-a/', '/1.0.0-b/'];
  const shown: object[] = [];
  const createElement = () => ({ style: {}, remove: () => {} });
  const document = { createElement, body: { append: (box: object) => shown.push({ ...box }) } };
  await new Promise<void>((resolve) => {
    runInNewContext(script, {
      self: {},
      document,
      fetch: async () => ({
        json: async () => ({
          remotes: { 'mf-news': { base: bases.shift() } },
          ...(bases.length === 2 ? { problem: 'A brace' } : {}),
        }),
      }),
      location: { reload: resolve },
      setTimeout: (work: () => void) => setImmediate(work),
    });
  });
  expect([bases, shown]).toEqual([[], [expect.objectContaining({ textContent: 'A brace' })]]);
});
