/** Kills the built API at random moments. `KILL_SEED` repeats the moments of a failed run. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { aMessage, postMessage } from '../../api/src/testing/a-message.ts';
import { describeOnDatabases } from '../../api/src/testing/databases.ts';
import { deliveredIds, startMailServer } from '../../api/src/testing/start-mail-server.ts';
import { BUILT_API, startProcess } from '../support/start-api-process.ts';
import { seededRandom } from '../support/seeded-random.ts';

const ROUNDS = process.env['EVERY_CASE'] === '1' ? 25 : 2;
const random = seededRandom('KILL_SEED');
const UNLIMITED = { CONTACT_LIMIT_PER_MINUTE: '1000000', CONTACT_LIMIT_PER_DAY: '1000000' };
const QUICK_MAIL = { SMTP_TIMEOUT_SECONDS: '0.5', DELIVERY_RETRY_SECONDS: '0.05' };

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

describeOnDatabases('an API that is killed', (newDatabase) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'api-durability-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('at any moment under load loses no acknowledged message and delivers every message', async () => {
    const mail = await startMailServer({
      trouble: (count) => {
        if (count % 7 === 0) return 'refuse';
        return count % 31 === 0 ? 'stall' : 'none';
      },
    });
    const settings = { DATA_DIR: folder, ...(await newDatabase()), ...UNLIMITED, ...QUICK_MAIL, SMTP_URL: mail.url };
    const acknowledged = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const api = await startProcess(settings);
      const before = acknowledged.size;
      const load = Array.from({ length: 6 }, () => postUntilRefused(api.url, acknowledged));
      await rest(20 + random() * 400);
      // A round without an acknowledged message proves nothing.
      while (acknowledged.size === before) await rest(10);
      await api.end('SIGKILL');
      await Promise.all(load);
    }
    const last = await startProcess(settings);
    while ([...acknowledged].some((id) => !deliveredIds(mail).has(id))) await mail.nextMessage();
    expect(await last.end('SIGTERM')).toBe(0);
    expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
    await mail.stop();
  });

  test('at any moment during its first start accepts messages after a restart', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const settings = { DATA_DIR: join(folder, String(round)), ...(await newDatabase()) };
      const killed = spawn(process.execPath, [BUILT_API], {
        env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', ...settings },
        stdio: 'ignore',
      });
      const exited = once(killed, 'exit');
      // SQLite's file appears at the beginning of the start, so the test waits for it before it kills the process.
      while (!('DATABASE_URL' in settings) && !existsSync(join(settings.DATA_DIR, 'site.sqlite'))) await rest(1);
      await rest(random() * ('DATABASE_URL' in settings ? 1_500 : 60));
      killed.kill('SIGKILL');
      await exited;
      const api = await startProcess(settings);
      expect((await postMessage(api.url, aMessage())).status).toBe(201);
      await api.end('SIGKILL');
    }
  });
});
