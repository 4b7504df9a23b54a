import { expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from './run-webpack.ts';

test('a failed build rejects with a code and webpack’s errors, so the command prints no stack trace', async () => {
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
