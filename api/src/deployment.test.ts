import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { aMessage, postMessage } from './testing/a-message.ts';
import { startProcess } from './testing/start-process.ts';

const run = promisify(execFile);
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
/** Inside the project, where Node finds the build's dependencies. */
let built: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-deployment-'));
  await mkdir(join(PROJECT, 'api/.site'), { recursive: true });
  built = await mkdtemp(join(PROJECT, 'api/.site/test-'));
});
afterAll(() => Promise.all([folder, built].map((path) => rm(path, { recursive: true, force: true }))));

test('the commands of the README work and exit with 0', async () => {
  await run('npm', ['run', 'build', '-w', 'api', '--', '--output-path', built], { cwd: PROJECT });
  const data = join(folder, 'data');
  const api = await startProcess(join(built, 'main.js'), { DATA_DIR: data });
  const { id } = (await (await postMessage(api.url, aMessage())).json()) as { id: string };
  const { stdout } = await run('npm', ['run', '--silent', 'messages', '-w', 'api', '--', 'list'], {
    cwd: PROJECT,
    env: { ...process.env, DATA_DIR: data },
  });
  expect(stdout).toContain(id);
  expect(await api.end('SIGTERM')).toBe(0);
});

test('the build is a package that installs and runs in its own folder', async () => {
  const alone = join(folder, 'alone');
  await cp(built, alone, { recursive: true });
  const environment = { ...process.env, NODE_ENV: 'production' };
  await run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: alone,
    env: environment,
  });
  const manifest = JSON.parse(await readFile(join(alone, 'package.json'), 'utf8')) as { engines: { node: string } };
  expect(manifest.engines.node).toBe('>=24');
  const { packages } = JSON.parse(await readFile(join(alone, 'package-lock.json'), 'utf8')) as { packages: object };
  // No telemetry, Swagger UI, or compiler.
  expect(Object.keys(packages).filter((path) => /\/(?:@scarf\/|swagger-ui|typescript$)/.test(path))).toEqual([]);
  // Servers have no compiler, so native code must come prebuilt.
  expect(existsSync(join(alone, 'node_modules/better-sqlite3/prebuilds'))).toBe(true);
  expect(existsSync(join(alone, 'node_modules/better-sqlite3/build'))).toBe(false);
  const data = join(folder, 'deployed-data');
  const api = await startProcess(join(alone, 'main.js'), { DATA_DIR: data });
  expect(await (await fetch(`${api.url}/health/ready`)).json()).toMatchObject({ status: 'ok' });
  expect(await (await fetch(`${api.url}/api/units/length`)).json()).toContainEqual(
    expect.objectContaining({ id: 'ft' }),
  );
  const { id } = (await (await postMessage(api.url, aMessage())).json()) as { id: string };
  const { stdout } = await run('npm', ['run', '--silent', 'messages', '--', 'list'], {
    cwd: alone,
    env: { ...environment, DATA_DIR: data },
  });
  expect(stdout).toContain(id);
  expect(await api.end('SIGTERM')).toBe(0);
});
