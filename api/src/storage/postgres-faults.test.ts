import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { MessageArchive } from '../contact/messages/message-archive.ts';
import { acceptMessage } from '../testing/accept-message.ts';
import { queryServer, sharedPostgres, whyNoOwnPostgres } from '../testing/test-postgres.ts';
import { toPostgresProblem } from './open-postgres.ts';
import { Storage } from './storage.ts';
import type { StorageUnavailableError } from './storage-error.ts';

let reported: StorageUnavailableError[];
const opened: Storage[] = [];
afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(opened.splice(0).map((storage) => storage.close()));
});

function open(url: string) {
  const storage = new Storage({ kind: 'postgres', url });
  reported = [];
  storage.onProblem = (problem) => void reported.push(problem);
  opened.push(storage);
  return {
    storage,
    accept: (key?: string) => acceptMessage(storage, key),
    archive: new MessageArchive(storage),
  };
}

async function untilVerified(storage: Storage): Promise<void> {
  while (
    await storage.verify().then(
      () => false,
      () => true,
    )
  );
}

/** Advances pg's fake timers until the work settles. */
async function inFakeTime<T>(work: Promise<T>): Promise<T> {
  let settled = false;
  const end = () => (settled = true);
  work.then(end, end);
  while (!settled) {
    await jest.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return work;
}
const fakeTimers = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance', 'Date'] });

const reason = whyNoOwnPostgres();

(reason === undefined ? describe : describe.skip)(
  reason === undefined ? 'a PostgreSQL server' : `a PostgreSQL server (skipped: ${reason})`,
  () => {
    test.each([
      ['restarted', 'fast'],
      ['crashed and restarted', 'immediate'],
    ] as const)('that is %s under load loses no acknowledged message', async (_how, mode) => {
      const server = await sharedPostgres();
      const url = await server.createDatabase();
      const { storage, accept, archive } = open(url);
      await storage.verify();
      const acknowledged: string[] = [];
      const failures = new Set<unknown>();
      let going = true;
      const warm = Promise.withResolvers<void>();
      const visitors = Array.from({ length: 8 }, async () => {
        while (going) {
          await accept().then(
            (id) => acknowledged.push(id) > 40 && warm.resolve(),
            (error: unknown) => failures.add((error as StorageUnavailableError).code),
          );
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
      await warm.promise;
      for (let round = 0; round < 3; round += 1)
        await queryServer(
          `postgres://test@127.0.0.1:${server.port}/postgres`,
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site-api'",
        );
      await server.halt(mode);
      await expect(storage.verify()).rejects.toThrow(/^Cannot reach the database server/);
      await server.start();
      await untilVerified(storage);
      going = false;
      await Promise.all(visitors);
      expect([...failures]).toEqual(['AWAY']);
      for (const id of acknowledged) expect(await archive.find(id)).toBeDefined();
      expect(await accept()).not.toBe('');
    });

    test('that is frozen makes the API reject messages after 4 s, does not delay shutdown, and is used again afterward', async () => {
      const server = await sharedPostgres();
      const { storage, accept } = open(await server.createDatabase());
      await storage.verify();
      await server.freeze();
      fakeTimers();
      const refused = await inFakeTime(Promise.allSettled(Array.from({ length: 12 }, () => accept())));
      expect(new Set(refused.map((each) => ((each as PromiseRejectedResult).reason as { code: string }).code))).toEqual(
        new Set(['SILENT']),
      );
      await expect(inFakeTime(storage.verify())).rejects.toThrow('does not respond');
      await server.thaw();
      jest.useRealTimers();
      await untilVerified(storage);
      expect(await accept()).not.toBe('');
    });

    test('limits the duration of statements, lock waits, and idle transactions', async () => {
      const { storage } = open(await (await sharedPostgres()).createDatabase());
      await storage.verify();
      const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
      const shown = names.map(async (name) => {
        const { rows } = await sql.raw<Record<string, string>>(`show ${name}`).execute(storage.database);
        return rows[0]?.[name];
      });
      expect(await Promise.all(shown)).toEqual(['5s', '3s', '10s']);
    });

    test('commits to disk before it confirms, even if its default is to confirm earlier', async () => {
      const url = await (await sharedPostgres()).createDatabase();
      await queryServer(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
      const { storage } = open(url);
      await storage.verify();
      const shown = await storage.transaction((transaction) =>
        sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(transaction),
      );
      expect(shown.rows).toEqual([{ synchronous_commit: 'on' }]);
    });

    test('that disconnects after a COMMIT stores a message only once, even if it is sent again with the same key', async () => {
      const server = await sharedPostgres();
      const url = new URL(await server.createDatabase());
      const proxy = await startCuttingProxy(server.port);
      url.port = String(proxy.port);
      const { storage, accept, archive } = open(url.href);
      await storage.verify();
      const storedIds = async () => {
        const ids: string[] = [];
        for await (const { id } of archive.list()) ids.push(id);
        return ids;
      };
      proxy.cutNextCommit();
      await expect(accept('of-a-form')).rejects.toMatchObject({ code: 'AWAY' });
      await storage.verify();
      const stored = await storedIds();
      const id = await accept('of-a-form');
      expect([stored, await storedIds()]).toEqual([[id], [id]]);
      expect(await accept()).not.toBe(id);
      expect(await storedIds()).toHaveLength(2);
      await opened.pop()?.close();
      await proxy.stop();
    });

    test('whose database was recreated while in use gets new tables', async () => {
      const url = await (await sharedPostgres()).createDatabase();
      const { storage, accept } = open(url);
      await storage.verify();
      await queryServer(url, 'drop schema public cascade');
      await queryServer(url, 'create schema public');
      await expect(accept()).rejects.toMatchObject({ code: 'OTHER_SCHEMA' });
      await storage.verify();
      expect(await accept()).not.toBe('');
    });
  },
);

test('a server that accepts connections and never responds is reported after 3 s', async () => {
  const silent = createServer((socket) => void socket.on('error', () => {}).resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { storage } = open(`postgres://u@127.0.0.1:${(silent.address() as AddressInfo).port}/db`);
  fakeTimers();
  await expect(inFakeTime(storage.verify())).rejects.toMatchObject({ code: 'SILENT' });
  silent.close();
});

test.each([
  [
    'AWAY',
    '08006 57P01 57P02 57P03 57P05 25P03 ECONNREFUSED ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH EPIPE ETIMEDOUT ENOENT',
  ],
  ['BUSY', '57014 55P03 40001 53300 53200'],
  ['FULL', '53100'],
  ['READ_ONLY', '25006'],
  ['REFUSED', '28P01 57P04 42501 3F000'],
  ['OTHER_SCHEMA', '42P01 23502 P0001'],
  [undefined, '23505 22001'],
  ['DAMAGED', 'XX001 XX002'],
  ['DISK_FAULT', '58030'],
])('reports %s for the codes %s', (problem, codes) => {
  for (const code of codes.split(' ')) {
    const error = Object.assign(new Error('No.'), { code });
    for (const one of [error, new AggregateError([error])])
      expect([code, toPostgresProblem(one)?.code]).toEqual([code, problem]);
  }
});

test.each([
  ['Connection terminated unexpectedly', 'AWAY'],
  ['Connection terminated due to connection timeout', 'SILENT'],
  ['Query read timeout', 'SILENT'],
  ['timeout exceeded when trying to connect', 'SILENT'],
  ['Client has encountered a connection error and is not queryable', 'AWAY'],
  ['SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', 'REFUSED'],
  ['The server does not support SSL connections', 'REFUSED'],
  ['Something else', undefined],
])('reports the error %j of node-postgres as %s', (message, problem) => {
  expect(toPostgresProblem(new Error(message))?.code).toBe(problem);
});

/** Cuts the connection once the server confirms a COMMIT, before the client receives the confirmation. */
async function startCuttingProxy(serverPort: number) {
  let armed = false;
  const server = createServer((client) => {
    let cut = false;
    const upstream = connect(serverPort, '127.0.0.1');
    client.on('data', (data) => {
      if (armed && data.includes('commit\0')) {
        armed = false;
        cut = true;
      }
      upstream.write(data);
    });
    upstream.on('data', (data) => (cut ? client.destroy() : client.write(data)));
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cutNextCommit: () => {
      armed = true;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
