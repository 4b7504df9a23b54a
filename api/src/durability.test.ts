import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { seededRandom } from '../../tests/support/seeded-random.ts';
import { aMessage, postMessage } from './testing/a-message.ts';
import { buildApi } from './testing/build-api.ts';
import type { BuiltApi } from './testing/build-api.ts';
import { describeOnDatabases } from './testing/databases.ts';
import type { TestDatabase } from './testing/databases.ts';
import { startMailServer } from './testing/start-mail-server.ts';
import type { MailServer } from './testing/start-mail-server.ts';
import { startProcess } from './testing/start-process.ts';

/** `KILL_ROUNDS=50` runs the long version. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 2);
/** `KILL_SEED` repeats the moments of a failed run. */
const random = seededRandom('KILL_SEED');
const UNLIMITED = { CONTACT_LIMIT_PER_MINUTE: '1000000', CONTACT_LIMIT_PER_DAY: '1000000' };
const QUICK_MAIL = { SMTP_TIMEOUT_SECONDS: '0.5', DELIVERY_RETRY_SECONDS: '0.05', DELIVERY_LEASE_SECONDS: '1' };

let built: BuiltApi;
beforeAll(async () => {
  built = await buildApi();
}, 60_000);
afterAll(() => built.remove());

/** Posts until the process is killed, and collects the acknowledged IDs. */
async function postUntilRefused(url: string, acknowledged: Set<string>): Promise<void> {
  try {
    for (;;) {
      const response = await postMessage(url, aMessage());
      if (response.status === 201) acknowledged.add(((await response.json()) as { id: string }).id);
    }
  } catch {
    // The process was killed.
  }
}

function delivered({ received }: MailServer): Set<string | undefined> {
  return new Set(received.map((text) => /^Message-ID: <(.+)@/im.exec(text)?.[1]));
}

async function untilDelivered(mail: MailServer, ids: Iterable<string>): Promise<void> {
  const waiting = new Set(ids);
  while (waiting.size > 0) {
    await rest(50);
    for (const id of delivered(mail)) waiting.delete(id ?? '');
  }
}

describeOnDatabases('what is stored', (start) => {
  let database: TestDatabase;
  let folder: string;
  let environment: Record<string, string>;
  beforeEach(async () => {
    database = await start();
    folder = await mkdtemp(join(tmpdir(), 'api-durability-'));
    environment = { DATA_DIR: folder, ...(await database.environment()) };
  }, 60_000);
  afterEach(async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test(
    'killed at any moment under load, it has lost no message that it acknowledged, and each is delivered',
    async () => {
      const mail = await startMailServer({
        trouble: (count) => {
          if (count % 7 === 0) return 'refuse';
          return count % 31 === 0 ? 'stall' : 'none';
        },
      });
      const settings = { ...environment, ...UNLIMITED, ...QUICK_MAIL, SMTP_URL: mail.url };
      const acknowledged = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const api = await startProcess(built.file, settings);
        const before = acknowledged.size;
        const load = Array.from({ length: 6 }, () => postUntilRefused(api.url, acknowledged));
        await rest(20 + random() * 400);
        // A round without an acknowledged message proves nothing.
        while (acknowledged.size === before) await rest(10);
        await api.end('SIGKILL');
        await Promise.all(load);
      }
      const last = await startProcess(built.file, settings);
      await untilDelivered(mail, acknowledged);
      expect(await last.end('SIGTERM')).toBe(0);
      expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
      await mail.stop();
    },
    60_000 + ROUNDS * 20_000,
  );

  test(
    'killed at any moment of its first start, it starts again and takes messages',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const settings = { DATA_DIR: join(folder, String(round)), ...(await database.environment()) };
        const killed = spawn(process.execPath, [built.file], {
          env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', ...settings },
          stdio: 'ignore',
        });
        const exited = once(killed, 'exit');
        // SQLite's file appears first, so the kill can be timed.
        while (!('DATABASE_URL' in settings) && !existsSync(join(settings.DATA_DIR, 'site.sqlite'))) await rest(1);
        await rest(random() * ('DATABASE_URL' in settings ? 1_500 : 60));
        killed.kill('SIGKILL');
        await exited;
        const api = await startProcess(built.file, settings);
        expect((await postMessage(api.url, aMessage())).status).toBe(201);
        await api.end('SIGKILL');
      }
    },
    60_000 + ROUNDS * 20_000,
  );

  test('four processes start at once on an empty database, share one limit, and deliver every message', async () => {
    const mail = await startMailServer();
    const settings = {
      ...environment,
      ...QUICK_MAIL,
      SMTP_TIMEOUT_SECONDS: '20',
      DELIVERY_LEASE_SECONDS: '30',
      SMTP_URL: mail.url,
      TRUSTED_PROXIES: 'loopback',
    };
    const processes = await Promise.all(Array.from({ length: 4 }, () => startProcess(built.file, settings)));
    const send = (index: number, address: string) =>
      postMessage(processes[index % 4]?.url ?? '', aMessage(), { 'x-forwarded-for': address });
    const flood = await Promise.all(Array.from({ length: 80 }, (_, index) => send(index, '203.0.113.1')));
    const crowd = await Promise.all(Array.from({ length: 80 }, (_, index) => send(index, `203.0.114.${index}`)));
    expect(flood.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(crowd.every(({ status }) => status === 201)).toBe(true);
    const accepted = [...flood, ...crowd].filter(({ status }) => status === 201);
    const ids = await Promise.all(accepted.map(async (response) => ((await response.json()) as { id: string }).id));
    await untilDelivered(mail, ids);
    expect(mail.received).toHaveLength(85);
    expect(await Promise.all(processes.map((api) => api.end('SIGTERM')))).toEqual([0, 0, 0, 0]);
    await mail.stop();
  }, 90_000);

  test('on SIGTERM, it finishes open requests and then exits', async () => {
    const api = await startProcess(built.file, { ...environment, ...UNLIMITED, DRAIN_SECONDS: '1' });
    const idle = await fetch(`${api.url}/api/categories`);
    await idle.json();
    const text = JSON.stringify(aMessage());
    const agent = new Agent({ keepAlive: true });
    const headers = { 'content-type': 'application/json', 'content-length': text.length };
    const call = request(`${api.url}/api/contact`, { method: 'POST', headers, agent });
    call.write(text.slice(0, 10));
    await rest(200);
    const ended = api.end('SIGTERM');
    await rest(100);
    call.end(text.slice(10));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(201);
    expect(await ended).toBe(0);
    agent.destroy();
  }, 30_000);
});
