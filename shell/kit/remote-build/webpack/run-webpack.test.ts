import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OneReactPlugin } from './one-react-plugin.ts';
import { runWebpack } from './run-webpack.ts';

test('a build that fails has a code and the errors of webpack, which the command prints without a stack', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-webpack-'));
  try {
    writeFileSync(join(folder, 'entry.js'), 'import "./missing.js";');
    const built = runWebpack([{ mode: 'none', context: folder, entry: './entry.js', output: { path: folder } }]);
    await expect(built).rejects.toMatchObject({
      code: 'BUILD_FAILED',
      message: expect.stringContaining("Can't resolve './missing.js'"),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a build that brings a second React names it, its version, and what imports it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'two-reacts-'));
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  try {
    mkdirSync(join(folder, 'node_modules/react-18/cjs'), { recursive: true });
    write('node_modules/react-18/package.json', '{ "name": "react", "version": "18.3.1" }');
    write('node_modules/react-18/index.js', 'module.exports = require("./cjs/react.production.min.js");');
    write('node_modules/react-18/cjs/react.production.min.js', '');
    write('entry.js', 'import "react-18";');
    const output = { path: join(folder, 'dist') };
    const plugins = [new OneReactPlugin()];
    await expect(runWebpack([{ mode: 'none', context: folder, entry: './entry.js', output, plugins }])).rejects.toThrow(
      './entry.js brings a second react (18.3.1)',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
