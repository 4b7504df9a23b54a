import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { MessageArchive } from '../../contact/messages/message-archive.ts';
import { aMessage, postMessage } from '../../testing/a-message.ts';
import { unprivilegedUser } from '../../testing/postgres-programs.ts';
import { readiness, statusesWithoutDatabase, untilReadiness } from '../../testing/readiness.ts';
import { mountSmallDisk, whyNoSmallDisk } from '../../testing/small-disk.ts';
import { startApi } from '../../testing/start-api.ts';
import type { RunningApi } from '../../testing/start-api.ts';
import { Storage } from '../storage.ts';
import { openSqlite } from './open-sqlite.ts';

const LONG = 120_000;
/** Seconds. Longer than any request may wait. */
const HELD_SECONDS = Number(process.env['HELD_SECONDS'] ?? 12);

let folder: string;
let file: string;
const apis: RunningApi[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-sqlite-'));
  file = join(folder, 'site.sqlite');
});
afterEach(async () => {
  await Promise.all(apis.splice(0).map((api) => api.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}): Promise<RunningApi> {
  const api = await startApi({ DATA_DIR: folder, ...settings });
  apis.push(api);
  return api;
}

const sendsAgain = async (api: RunningApi) => {
  await untilReadiness(api);
  expect((await postMessage(api.url, aMessage())).status).toBe(201);
};

async function holdLock(statements: string): Promise<ChildProcess> {
  const sqlite = createRequire(import.meta.url).resolve('better-sqlite3');
  const script =
    `const db = new (require(${JSON.stringify(sqlite)}))(${JSON.stringify(file)}); ` +
    `db.exec(${JSON.stringify(statements)}); console.log('held'); setInterval(() => {}, 1000)`;
  const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (holder.stdout) await once(holder.stdout, 'data');
  return holder;
}

async function letGo(holder: ChildProcess): Promise<void> {
  const exited = once(holder, 'exit');
  holder.kill('SIGKILL');
  await exited;
}

describe('while another process has locked the database locked', () => {
  test(
    'the catalogue responds immediately, messages get 503 in time, and readiness has the reason; afterwards messages are stored',
    async () => {
      const api = await start();
      const holder = await holdLock('begin exclusive');
      const begun = performance.now();
      const posted = Promise.all(
        Array.from({ length: 8 }, async () => (await postMessage(api.url, aMessage())).status),
      );
      let slowest = 0;
      while (performance.now() - begun < HELD_SECONDS * 1000) {
        const asked = performance.now();
        expect(await statusesWithoutDatabase(api)).toEqual([200, 200]);
        slowest = Math.max(slowest, performance.now() - asked);
        await rest(50);
      }
      expect(await posted).toEqual(new Array(8).fill(503));
      expect(slowest).toBeLessThan((HELD_SECONDS - 4) * 1000);
      expect(await readiness(api)).toMatchObject({
        status: 503,
        code: 'BUSY',
        cause: expect.stringContaining('has locked the database'),
      });
      expect(api.logs.filter((line) => line.includes('Cannot store messages.'))).toHaveLength(1);
      await letGo(holder);
      await sendsAgain(api);
    },
    LONG,
  );

  test(
    'a message waits for the lock if it is released soon',
    async () => {
      const api = await start();
      const holder = await holdLock('begin exclusive');
      const posted = postMessage(api.url, aMessage());
      setTimeout(() => void letGo(holder), 700);
      expect((await posted).status).toBe(201);
    },
    LONG,
  );

  test(
    'it starts all the same, and takes messages when the lock is gone',
    async () => {
      await writeFile(file, '');
      const holder = await holdLock('pragma locking_mode = exclusive; begin exclusive');
      const api = await start();
      expect(await statusesWithoutDatabase(api)).toEqual([200, 200]);
      expect((await readiness(api)).code).toBe('BUSY');
      await letGo(holder);
      await sendsAgain(api);
    },
    LONG,
  );
});

describe('a transaction', () => {
  let storage: Storage;
  let other: SqliteDatabase.Database;
  beforeEach(async () => {
    storage = new Storage((report) => openSqlite(folder, report));
    await storage.verify();
    other = new SqliteDatabase(file);
  });
  afterEach(async () => {
    other.close();
    await storage.close();
  });
  const attempt = (address: string) => ({ address, at: Date.now() });
  const storedAddresses = () => other.prepare('select address from contact_attempt').pluck().all();

  test(
    'that reads before it writes gets the lock first, so that no other process writes in between',
    async () => {
      await storage.transaction(async (transaction) => {
        await transaction.selectFrom('contact_attempt').selectAll().execute();
        other.pragma('busy_timeout = 0');
        expect(() => other.exec('begin immediate')).toThrow('database is locked');
        await transaction.insertInto('contact_attempt').values(attempt('alone')).execute();
      });
      expect(storedAddresses()).toEqual(['alone']);
    },
    LONG,
  );

  test(
    'that fails stores nothing, and the next one is stored',
    async () => {
      const failed = storage.transaction(async (transaction) => {
        await transaction.insertInto('contact_attempt').values(attempt('before')).execute();
        throw new Error('No.');
      });
      await expect(failed).rejects.toThrow('No.');
      await storage.transaction((transaction) =>
        transaction.insertInto('contact_attempt').values(attempt('after')).execute(),
      );
      expect(storedAddresses()).toEqual(['after']);
    },
    LONG,
  );

  test(
    'during which the database is opened again stores nothing',
    async () => {
      const stored = storage.transaction(async (transaction) => {
        await transaction.insertInto('contact_attempt').values(attempt('before')).execute();
        await storage.prepare();
        await transaction.insertInto('contact_attempt').values(attempt('after')).execute();
      });
      await expect(stored).rejects.toThrow();
      expect(storedAddresses()).toEqual([]);
      await storage.verify();
    },
    LONG,
  );
});

const noDisk = whyNoSmallDisk();
(noDisk === undefined ? describe : describe.skip)(
  noDisk === undefined ? 'a disk' : `a disk (skipped: ${noDisk})`,
  () => {
    test(
      'on a full disk makes messages fail with 503, is reported by readiness and log, and recovers by itself',
      async () => {
        const disk = await mountSmallDisk(2);
        const api = await start({ DATA_DIR: disk.folder });
        await disk.fill();
        const statuses = new Set<number>();
        while (!statuses.has(503))
          statuses.add((await postMessage(api.url, aMessage({ message: 'long enough '.repeat(800) }))).status);
        expect(await readiness(api)).toMatchObject({
          status: 503,
          code: 'FULL',
          cause: expect.stringMatching(/^The disk with .*site\.sqlite is full/),
        });
        expect(api.logs.some((line) => line.includes('Cannot store messages. The disk with'))).toBe(true);
        expect(await statusesWithoutDatabase(api)).toEqual([200, 200]);
        await disk.makeRoom();
        await sendsAgain(api);
        await apis.pop()?.stop();
        await disk.remove();
      },
      LONG,
    );

    test(
      'on a disk that is full at the first start is reported, and recovers once there is space',
      async () => {
        const disk = await mountSmallDisk(1);
        await disk.fill();
        const api = await start({ DATA_DIR: join(disk.folder, 'data') });
        expect(await statusesWithoutDatabase(api)).toEqual([200, 200]);
        expect((await readiness(api)).code).toBe('FULL');
        await disk.makeRoom();
        await sendsAgain(api);
        await apis.pop()?.stop();
        await disk.remove();
      },
      LONG,
    );

    test(
      'that is read-only is reported, and recovers once it is writable',
      async () => {
        const disk = await mountSmallDisk(4);
        await (await start({ DATA_DIR: disk.folder })).stop();
        await disk.setReadOnly(true);
        const api = await start({ DATA_DIR: disk.folder });
        expect(await readiness(api)).toMatchObject({
          status: 503,
          code: 'READ_ONLY',
          cause: expect.stringContaining('Cannot write to'),
        });
        expect(await statusesWithoutDatabase(api)).toEqual([200, 200]);
        await disk.setReadOnly(false);
        await sendsAgain(api);
        await Promise.all(apis.splice(0).map((one) => one.stop()));
        await disk.remove();
      },
      LONG,
    );
  },
);

describe('a database that', () => {
  test(
    'is another kind of file is reported as damaged, is not changed, and can be replaced',
    async () => {
      await writeFile(file, 'This is a shopping list.\n'.repeat(200));
      const api = await start();
      expect(await readiness(api)).toMatchObject({ status: 503, code: 'DAMAGED' });
      expect(await statusesWithoutDatabase(api)).toEqual([200, 200]);
      expect((await postMessage(api.url, aMessage())).status).toBe(503);
      expect((await stat(file)).size).toBe(200 * 25);
      await rm(file);
      await sendsAgain(api);
    },
    LONG,
  );

  test(
    'is in a folder that is a file is reported, and recovers once the file is gone',
    async () => {
      const wrong = join(folder, 'data');
      await writeFile(wrong, '');
      const api = await start({ DATA_DIR: wrong });
      expect(await readiness(api)).toMatchObject({
        status: 503,
        code: 'NO_FOLDER',
        cause: expect.stringContaining(`Cannot use ${wrong} for the database`),
      });
      await rm(wrong);
      await sendsAgain(api);
    },
    LONG,
  );

  test(
    'is deleted while the API runs accepts no message that would be lost',
    async () => {
      const api = await start();
      await rm(folder, { recursive: true });
      expect((await postMessage(api.url, aMessage())).status).toBe(503);
      await untilReadiness(api);
      const { id } = (await (await postMessage(api.url, aMessage())).json()) as { id: string };
      await apis.pop()?.app.close();
      const next = await start();
      expect(await next.app.get(MessageArchive).find(id)).toBeDefined();
    },
    LONG,
  );
});

describe('a database file that is damaged while the API runs', () => {
  test.each([
    ['truncated', ''],
    ['overwritten', 'x'.repeat(20_000)],
  ])(
    '%s: the message gets 503, and no accepted message is lost',
    async (_how, content) => {
      const api = await start();
      await postMessage(api.url, aMessage());
      await Promise.all([writeFile(file, content), writeFile(`${file}-wal`, content)]);
      const responses = await Promise.all(Array.from({ length: 5 }, () => postMessage(api.url, aMessage())));
      expect(responses[0]?.status).toBe(503);
      const accepted = responses.filter(({ status }) => status === 201);
      const ids = await Promise.all(accepted.map(async (response) => ((await response.json()) as { id: string }).id));
      expect(api.logs.some((line) => line.includes('"code":"DAMAGED"'))).toBe(true);
      await apis.pop()?.app.close();
      const next = await start();
      for (const id of ids) expect(await next.app.get(MessageArchive).find(id)).toBeDefined();
    },
    LONG,
  );
});

describe('the files of the database', () => {
  const rights = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

  test(
    'are closed to others, even in a folder that was open to them',
    async () => {
      await chmod(folder, 0o755);
      await writeFile(file, '', { mode: 0o644 });
      const api = await start();
      await postMessage(api.url, aMessage());
      const files = await readdir(folder);
      expect(files.sort()).toEqual(['site.sqlite', 'site.sqlite-shm', 'site.sqlite-wal']);
      expect(await Promise.all(files.map((name) => rights(join(folder, name))))).toEqual(['600', '600', '600']);
      expect(await rights(folder)).toBe('700');
    },
    LONG,
  );

  const user = unprivilegedUser();
  (user ? test : test.skip)(
    `keep the rights that another user gave them${user ? '' : ' (skipped: only root can make files of another user)'}`,
    async () => {
      await writeFile(file, '');
      await chmod(file, 0o666);
      await chmod(folder, 0o777);
      const module = new URL('./sqlite-files.ts', import.meta.url).href;
      const script = `import(${JSON.stringify(module)}).then(({ tightenDatabaseFiles }) => tightenDatabaseFiles(${JSON.stringify(folder)}))`;
      const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'inherit', 'inherit'], ...user });
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(await rights(file)).toBe('666');
    },
    LONG,
  );

  test(
    'leave a folder its rights that has other files in it',
    async () => {
      await chmod(folder, 0o755);
      await writeFile(join(folder, 'of-somebody-else'), '');
      await start();
      expect([await rights(folder), await rights(file)]).toEqual(['755', '600']);
      expect(existsSync(join(folder, 'migration-lock.sqlite'))).toBe(false);
    },
    LONG,
  );
});
