import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@site/http-server/testing/free-port';
import { PROJECT } from '../../support/project.ts';
import { startProcess } from '../../support/running-process.ts';
import { waitFor } from '../../support/wait-for.ts';

const FEATURES = 'shell/site/server/features';
const NAMES = readdirSync(join(PROJECT, FEATURES), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const COPIED = ['tsconfig.json', 'shell/package.json', 'shell/site', 'shell/composition', 'shell/tools', 'shell/kit'];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'features-'));
  mkdirSync(join(folder, 'shell'));
  for (const path of COPIED)
    cpSync(join(PROJECT, path), join(folder, path), {
      recursive: true,
      filter: (source) => !/\/(?:node_modules|dist|\.site)(?:\/|$)/.test(source),
    });
  for (const path of ['node_modules', 'shell/node_modules', 'shell/dist', 'api'])
    symlinkSync(join(PROJECT, path), join(folder, path));
  writeFileSync(
    join(folder, 'tsconfig.server.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { noEmit: true },
      include: ['shell/site/server/*.ts', 'shell/site/server/**/*.ts', 'shell/tools/dev-server/*.ts'],
      exclude: ['**/*.test.ts'],
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the shell without the feature', () => {
  test.each(NAMES)('%s compiles and starts', async (name) => {
    const index = join(folder, FEATURES, 'index.ts');
    const original = readFileSync(index, 'utf8');
    const kept = join(folder, 'removed-feature');
    cpSync(join(folder, FEATURES, name), kept, { recursive: true });
    rmSync(join(folder, FEATURES, name), { recursive: true });
    writeFileSync(index, withoutFeature(original, name));
    try {
      const { stdout } = spawnSync(
        process.execPath,
        [join(PROJECT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.server.json'],
        { cwd: folder, encoding: 'utf8' },
      );
      expect(stdout).toBe('');
      await starts();
    } finally {
      writeFileSync(index, original);
      cpSync(kept, join(folder, FEATURES, name), { recursive: true });
      rmSync(kept, { recursive: true });
    }
  });
});

function withoutFeature(text: string, name: string): string {
  const entry = new RegExp(`^  \\{(?:(?!^  \\{)[^])*?\\./${name}/[^]*?\\},\\n`, 'm');
  if (!entry.test(text)) throw new Error(`${FEATURES}/index.ts does not import ${name}.`);
  return text.replace(entry, '');
}

async function starts(): Promise<void> {
  const port = await freePort();
  const shell = startProcess({
    args: [join(folder, 'shell/site/server/main.ts')],
    environment: { PORT: String(port), METRICS_PORT: 'off', STATE_DIR: join(folder, '.site') },
  });
  try {
    await waitFor(
      'the shell to answer',
      async () => (await fetch(`http://localhost:${port}/health/live`).catch(() => undefined))?.status === 200,
      () => (shell.hasEnded() ? shell.output() : undefined),
    );
  } finally {
    await shell.stop('SIGTERM');
  }
}
