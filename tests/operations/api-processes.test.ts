/** Tests behavior that needs a process of the built API, such as exit codes, kills, and a shared database. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { digestCatalog } from '../../api/src/responses/digest-catalog.ts';
import { aMessage, postMessage } from '../../api/src/testing/a-message.ts';
import { BUILT_API, startProcess } from '../support/start-api-process.ts';
import type { ApiProcess } from '../support/start-api-process.ts';
import { describeOnDatabases } from '../../api/src/testing/databases.ts';
import { deliveredIds, startMailServer } from '../../api/src/testing/start-mail-server.ts';
import { PROJECT } from '../support/project.ts';

const run = promisify(execFile);
const MESSAGES = 60;
const KILLED_AFTER = MESSAGES / 4;

let folder: string;
const processes: ApiProcess[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-processes-'));
});
afterEach(() => Promise.all(processes.splice(0).map((api) => api.end('SIGKILL'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(environment: Record<string, string>, file?: string): Promise<ApiProcess> {
  const api = await startProcess(environment, file);
  processes.push(api);
  return api;
}

/** If an API process does not respond, tries the other one with the same key, as the proxy and the browser do. */
async function send(urls: readonly string[], index: number): Promise<string> {
  const headers = { 'x-forwarded-for': `198.51.100.${index}`, 'idempotency-key': `message-${index}` };
  for (let attempt = index; ; attempt += 1) {
    const url = urls[attempt % urls.length] as string;
    const response = await postMessage(url, aMessage({ subject: `Question ${index}` }), headers).catch(() => undefined);
    if (response?.status === 201) return ((await response.json()) as { id: string }).id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describeOnDatabases('two API processes that start at once on an empty database', (newDatabase) => {
  test('store and send each message once and share the limit per IP address, even if one process is killed', async () => {
    const mail = await startMailServer();
    const environment = {
      DATA_DIR: mkdtempSync(join(folder, 'two-')),
      ...(await newDatabase()),
      SMTP_URL: mail.url,
      TRUSTED_PROXIES: 'loopback',
      SMTP_TIMEOUT_SECONDS: '1',
      DELIVERY_RETRY_SECONDS: '0.1',
    };
    const [kept, killed] = await Promise.all([start(environment), start(environment)]);
    const urls = [kept.url, killed.url];
    const ids: string[] = [];
    const enough = Promise.withResolvers<void>();
    let next = 0;
    const senders = Array.from({ length: 10 }, async () => {
      while (next < MESSAGES) {
        ids.push(await send(urls, next++));
        if (ids.length >= KILLED_AFTER) enough.resolve();
      }
    });
    await enough.promise;
    await killed.end('SIGKILL');
    const restarted = await start({ ...environment, PORT: new URL(killed.url).port });
    await Promise.all(senders);
    expect(new Set(ids).size).toBe(MESSAGES);

    const limited = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        postMessage(urls[index % 2] as string, aMessage(), { 'x-forwarded-for': '203.0.113.250' }),
      ),
    );
    expect(limited.filter(({ status }) => status === 201)).toHaveLength(5);

    // When the lease of the killed process expires, the other process sends its messages with the same IDs.
    while (deliveredIds(mail).size < MESSAGES + 5) await mail.nextMessage();
    expect(ids.filter((id) => !deliveredIds(mail).has(id))).toEqual([]);
    expect(await Promise.all([kept, restarted].map((api) => api.end('SIGTERM')))).toEqual([0, 0]);
    await mail.stop();
  });
});

test('on SIGTERM under load, the API responds to every request, closes every connection, and exits with 0', async () => {
  const unlimited = { CONTACT_LIMIT_PER_MINUTE: '1000000', CONTACT_LIMIT_PER_DAY: '1000000' };
  const api = await start({ DATA_DIR: join(folder, 'stopped'), DRAIN_SECONDS: '1', ...unlimited });
  let answered = 0;
  const failed: unknown[] = [];
  const warm = Promise.withResolvers<void>();
  const ask = async (request: () => Promise<Response>) => {
    try {
      for (;;) {
        const response = await request();
        await response.arrayBuffer();
        if ((answered += 1) > 200) warm.resolve();
        if (response.headers.get('connection') === 'close') return;
      }
    } catch (error) {
      failed.push(error);
    }
  };
  const clients = [
    ...Array.from({ length: 8 }, () => ask(() => fetch(`${api.url}/api/conversions`))),
    ...Array.from({ length: 4 }, () => ask(() => postMessage(api.url, aMessage()))),
  ];
  await warm.promise;
  const ended = api.end('SIGTERM');
  await Promise.all(clients);
  expect(failed).toEqual([]);
  expect(await ended).toBe(0);
  expect(api.logs.at(-1)).toContain('"msg":"Stopped."');
});

describe('a failed start', () => {
  const failedStart = async (settings: Record<string, string>) => {
    const base = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', DATA_DIR: folder };
    return run(process.execPath, [BUILT_API], { env: { ...base, ...settings } }).then(
      () => Promise.reject(new Error('The API has started and ended.')),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  };

  test('with invalid settings prints a message for each setting and exits with 78', async () => {
    const { code, stdout, stderr } = await failedStart({
      PORT: 'http',
      SMTP_URL: 'smtp://u:secret%zz@host',
      METRICS_PROT: '1',
    });
    expect([code, stdout]).toEqual([78, '']);
    const sentences = stderr.trim().split('\n');
    expect(sentences.map((sentence) => sentence.split(' ')[0]).sort()).toEqual(['METRICS_PROT', 'PORT', 'SMTP_URL']);
    expect(stderr).not.toContain('secret');
  });

  test('on a port in use logs one sentence without a stack and exits with 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, stdout, stderr } = await failedStart({ PORT: String(port) });
    taken.close();
    const lines = stdout.trim().split('\n');
    const fatal = lines
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter((line) => line.level >= 50);
    expect([code, stderr, fatal.map(({ msg }) => msg)]).toEqual([
      1,
      '',
      [`Port ${port} on 127.0.0.1 is in use by another program. Set PORT to another port.`],
    ]);
    expect(stdout).not.toMatch(/\bat .*:\d+:\d+/);
  });
});

test('the built API runs in any folder, and the operator can list the messages from there', async () => {
  expect(readFileSync(BUILT_API, 'utf8')).toContain(JSON.stringify(digestCatalog()));
  const alone = join(folder, 'alone');
  cpSync(join(BUILT_API, '..'), alone, { recursive: true });
  const { packages } = JSON.parse(readFileSync(join(alone, 'package-lock.json'), 'utf8')) as { packages: object };
  const paths = Object.keys(packages).filter((path) => path !== '');
  // The package contains no telemetry, Swagger UI, or compiler.
  expect(paths.filter((path) => /\/(?:@scarf\/|swagger-ui|typescript$)/.test(path))).toEqual([]);
  // Links only the packages that `npm ci` would install.
  for (const path of paths) {
    const installed = [join(PROJECT, path), join(PROJECT, 'api', path)].find((found) => existsSync(found));
    const isTop = path.lastIndexOf('node_modules/') === 0;
    if (!isTop || installed === undefined) continue;
    mkdirSync(join(alone, path, '..'), { recursive: true });
    symlinkSync(installed, join(alone, path));
  }
  const environment = { DATA_DIR: join(folder, 'alone-data') };
  const api = await start(environment, join(alone, 'main.js'));
  expect(await (await fetch(`${api.url}/health/ready`)).json()).toMatchObject({ status: 'ok' });
  expect(await (await fetch(`${api.url}/api/units/length`)).json()).toContainEqual(
    expect.objectContaining({ id: 'ft' }),
  );
  const { id } = (await (await postMessage(api.url, aMessage())).json()) as { id: string };
  const messages = ['run', '--silent', 'messages'];
  const env = { ...process.env, ...environment };
  for (const [cwd, words] of [
    [alone, [...messages, '--', 'list']],
    [PROJECT, [...messages, '-w', 'api', '--', 'list']],
  ] as const)
    expect((await run('npm', words, { cwd, env })).stdout).toContain(id);
  const failing = run('npm', [...messages, '--', 'retry', 'none'], { cwd: alone, env });
  await expect(failing).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('does not exist') });
});
