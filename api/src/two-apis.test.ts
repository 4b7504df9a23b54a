import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

const MESSAGES = 120;
const KILLED_AFTER = MESSAGES / 4;
const LIMITED_ADDRESS = '203.0.113.250';

let built: BuiltApi;
beforeAll(async () => {
  built = await buildApi();
});
afterAll(() => built.remove());

/** Tries the other API with the same key if one does not respond, as the proxy and the browser do. */
async function send(urls: readonly string[], index: number): Promise<string> {
  const headers = {
    'x-forwarded-for': `198.51.${Math.floor(index / 250)}.${index % 250}`,
    'idempotency-key': `message-${index}`,
  };
  for (let attempt = index; ; attempt += 1) {
    const url = urls[attempt % urls.length] as string;
    const response = await postMessage(url, aMessage({ subject: `Question ${index}` }), headers).catch(() => undefined);
    if (response?.status === 201) return ((await response.json()) as { id: string }).id;
    await rest(50);
  }
}

describeOnDatabases('two APIs', (start) => {
  test('accept and send each message once and share the limit of an address, even if one is killed', async () => {
    const database = await start();
    const mail = await startMailServer();
    const folder = await mkdtemp(join(tmpdir(), 'two-apis-'));
    const environment = {
      DATA_DIR: folder,
      ...(await database.environment()),
      SMTP_URL: mail.url,
      TRUSTED_PROXIES: 'loopback',
      SMTP_TIMEOUT_SECONDS: '5',
      DELIVERY_RETRY_SECONDS: '0.2',
      DELIVERY_LEASE_SECONDS: '6',
    };
    const apis = [await startProcess(built.file, environment), await startProcess(built.file, environment)] as const;
    const urls = apis.map(({ url }) => url);

    const ids: string[] = [];
    let next = 0;
    const senders = Array.from({ length: 10 }, async () => {
      while (next < MESSAGES) ids.push(await send(urls, next++));
    });
    while (ids.length < KILLED_AFTER) await rest(5);
    await apis[1].end('SIGKILL');
    const restarted = await startProcess(built.file, { ...environment, PORT: new URL(apis[1].url).port });
    await Promise.all(senders);
    expect(new Set(ids).size).toBe(MESSAGES);

    const limited = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        postMessage(urls[index % 2] as string, aMessage(), { 'x-forwarded-for': LIMITED_ADDRESS }),
      ),
    );
    expect(limited.filter(({ status }) => status === 201)).toHaveLength(5);

    // The restarted API sends what the killed one had claimed, after its lease and under the same ID.
    const mailed = () => new Set(mail.received.map((text) => /^Message-ID: <(.+)@/im.exec(text)?.[1]));
    while (mailed().size < MESSAGES + 5) await rest(50);
    expect(ids.filter((id) => !mailed().has(id))).toEqual([]);

    expect(await apis[0].end('SIGTERM')).toBe(0);
    expect(await restarted.end('SIGTERM')).toBe(0);
    await mail.stop();
    await rm(folder, { recursive: true, force: true });
    await database.stop();
  });
});
