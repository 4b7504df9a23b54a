import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { freePort } from '@site/http-server/testing/free-port';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { aMessage, postMessage } from './testing/a-message.ts';
import { buildApi } from './testing/build-api.ts';
import type { BuiltApi } from './testing/build-api.ts';
import { describeOnDatabases } from './testing/databases.ts';
import { startMailServer } from './testing/start-mail-server.ts';
import { startProcess } from './testing/start-process.ts';
import type { ApiProcess } from './testing/start-process.ts';

jest.setTimeout(120_000);

const WORKERS = 2;
const MESSAGES = 120;
const LIMITED_ADDRESS = '203.0.113.250';

let built: BuiltApi;
beforeAll(async () => {
  built = await buildApi();
});
afterAll(() => built.remove());

/** Process IDs in startup order. */
function workersOf({ logs }: ApiProcess): number[] {
  return logs
    .map((line) => JSON.parse(line) as { pid: number; msg: string })
    .filter(({ msg }) => msg === 'The API is up.')
    .map(({ pid }) => pid);
}

/** Retries with the same key, as the site does. */
async function send(url: string, index: number): Promise<string> {
  const headers = {
    'x-forwarded-for': `198.51.${Math.floor(index / 250)}.${index % 250}`,
    'idempotency-key': `message-${index}`,
    connection: 'close',
  };
  for (;;) {
    const response = await postMessage(url, aMessage({ subject: `Question ${index}` }), headers).catch(() => undefined);
    if (response?.status === 201) return ((await response.json()) as { id: string }).id;
    await rest(50);
  }
}

describeOnDatabases(`an API of ${WORKERS} workers`, (start) => {
  test('takes and sends each message once, and no more of one address than it may, also where a worker is killed', async () => {
    const database = await start();
    const mail = await startMailServer();
    const folder = await mkdtemp(join(tmpdir(), 'api-workers-'));
    const metricsPort = await freePort();
    const api = await startProcess(built.file, {
      DATA_DIR: folder,
      ...(await database.environment()),
      WEB_CONCURRENCY: String(WORKERS),
      METRICS_PORT: String(metricsPort),
      SMTP_URL: mail.url,
      TRUSTED_PROXIES: 'loopback',
      SMTP_TIMEOUT_SECONDS: '5',
      DELIVERY_RETRY_SECONDS: '0.2',
      DELIVERY_LEASE_SECONDS: '6',
    });
    while (workersOf(api).length < WORKERS) await rest(20);
    const sending = Array.from(
      { length: MESSAGES },
      async (_, index) => (await rest(10 * index), send(api.url, index)),
    );
    await rest(5 * MESSAGES);
    process.kill(Number(workersOf(api)[1]), 'SIGKILL');
    const ids = await Promise.all(sending);
    expect(new Set(ids).size).toBe(MESSAGES);

    const limited = await Promise.all(
      Array.from({ length: 20 }, () =>
        postMessage(api.url, aMessage(), { 'x-forwarded-for': LIMITED_ADDRESS, connection: 'close' }),
      ),
    );
    expect(limited.filter(({ status }) => status === 201)).toHaveLength(5);
    while (workersOf(api).length < WORKERS + 1) await rest(20);

    // Messages that the killed process had claimed go out after their lease, under the same ID.
    const mailed = () => new Set(mail.received.map((text) => /^Message-ID: <(.+)@/im.exec(text)?.[1]));
    while (mailed().size < MESSAGES + 5) await rest(50);
    expect(ids.filter((id) => !mailed().has(id))).toEqual([]);

    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(await metrics()).toMatch(/^database_up 1$/m);
    while (!/^outbox_depth 0$/m.test(await metrics())) await rest(50);
    expect(await api.end('SIGTERM')).toBe(0);
    await mail.stop();
    await rm(folder, { recursive: true, force: true });
    await database.stop();
  });
});
