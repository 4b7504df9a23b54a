import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { aMessage, postMessage } from '../../api/src/testing/a-message.ts';
import { BUILT_API, startProcess } from '../../api/src/testing/start-process.ts';

const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-deployment-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the build is a package that installs and runs in its own folder', async () => {
  const alone = join(folder, 'alone');
  await cp(dirname(BUILT_API), alone, { recursive: true });
  const environment = { ...process.env, NODE_ENV: 'production' };
  await run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: alone,
    env: environment,
  });
  const manifest = JSON.parse(await readFile(join(alone, 'package.json'), 'utf8')) as { engines: { node: string } };
  expect(manifest.engines.node).toBe('>=24');
  // Servers have no compiler, so native code must come prebuilt.
  expect(existsSync(join(alone, 'node_modules/better-sqlite3/prebuilds'))).toBe(true);
  expect(existsSync(join(alone, 'node_modules/better-sqlite3/build'))).toBe(false);
  const data = join(folder, 'deployed-data');
  const api = await startProcess({ DATA_DIR: data }, join(alone, 'main.js'));
  const { id } = (await (await postMessage(api.url, aMessage())).json()) as { id: string };
  const { stdout } = await run('npm', ['run', '--silent', 'messages', '--', 'list'], {
    cwd: alone,
    env: { ...environment, DATA_DIR: data },
  });
  expect(stdout).toContain(id);
  expect(await api.end('SIGTERM')).toBe(0);
});
