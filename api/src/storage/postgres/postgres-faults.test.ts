import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { chown } from 'node:fs/promises';
import { setTimeout as rest } from 'node:timers/promises';
import { Client } from 'pg';
import { MessageArchive } from '../../contact/messages/message-archive.ts';
import { aMessage, postMessage } from '../../testing/a-message.ts';
import { startCuttingProxy } from '../../testing/start-cutting-proxy.ts';
import { unprivilegedUser } from '../../testing/postgres-programs.ts';
import { readiness, statusesWithoutDatabase, untilReadiness } from '../../testing/readiness.ts';
import { mountSmallDisk, whyNoSmallDisk } from '../../testing/small-disk.ts';
import { startApi } from '../../testing/start-api.ts';
import type { RunningApi } from '../../testing/start-api.ts';
import { queryServer, startOwnPostgres, whyNoOwnPostgres } from '../../testing/test-postgres.ts';
import type { OwnPostgres } from '../../testing/test-postgres.ts';

const LONG = 120_000;
const reason = whyNoOwnPostgres();

(reason === undefined ? describe : describe.skip)(
  reason === undefined ? 'a PostgreSQL server' : `a PostgreSQL server (skipped: ${reason})`,
  () => {
    let server: OwnPostgres;
    const apis: RunningApi[] = [];
    beforeAll(async () => {
      server = await startOwnPostgres();
    }, LONG);
    afterEach(() => Promise.all(apis.splice(0).map((api) => api.stop())), LONG);
    afterAll(() => server.stop(), LONG);

    async function start(url: string): Promise<RunningApi> {
      const api = await startApi({ DATABASE_URL: url });
      apis.push(api);
      return api;
    }

    const sendsAgain = async (api: RunningApi) => {
      await untilReadiness(api);
      expect((await postMessage(api.url, aMessage())).status).toBe(201);
    };

    /** Eight visitors post until told to stop. Returns acknowledged IDs and all statuses. */
    function postMeanwhile(api: RunningApi): () => Promise<{ acknowledged: string[]; statuses: Set<number> }> {
      const acknowledged: string[] = [];
      const statuses = new Set<number>();
      let going = true;
      const visitors = Array.from({ length: 8 }, async () => {
        while (going) {
          const response = await postMessage(api.url, aMessage());
          statuses.add(response.status);
          const body = (await response.json()) as { id: string };
          if (response.status === 201) acknowledged.push(body.id);
          else await rest(20);
        }
      });
      return async () => {
        going = false;
        await Promise.all(visitors);
        return { acknowledged, statuses };
      };
    }

    test.each([
      ['restarted', () => server.halt('fast')],
      ['crashed and restarted', () => server.halt('immediate')],
      [
        'made to end every connection, again and again',
        async () => {
          for (let round = 0; round < 20; round += 1) {
            await queryServer(
              `postgres://test@127.0.0.1:${server.port}/postgres`,
              "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site-api'",
            );
            await rest(20);
          }
          await server.halt('fast');
        },
      ],
    ])(
      'that is %s under load causes 503s, loses no acknowledged message, and does not affect the catalogue',
      async (_how, harm) => {
        const api = await start(await server.createDatabase());
        const stop = postMeanwhile(api);
        await rest(300);
        await harm();
        expect(await untilReadiness(api, 'AWAY')).toMatchObject({
          status: 503,
          cause: expect.stringMatching(/^Cannot reach the database server/),
        });
        expect(await statusesWithoutDatabase(api)).toEqual([200, 200]);
        await server.start();
        await untilReadiness(api);
        await rest(300);
        const { acknowledged, statuses } = await stop();
        expect([...statuses].sort()).toEqual([201, 503]);
        const archive = api.app.get(MessageArchive);
        for (const id of acknowledged) expect(await archive.find(id)).toBeDefined();
        await sendsAgain(api);
      },
      LONG,
    );

    test(
      'that is unavailable at the start is awaited, and reported in one line of the log',
      async () => {
        const url = await server.createDatabase();
        await server.halt('fast');
        const api = await start(url);
        expect((await readiness(api)).code).toBe('AWAY');
        expect((await postMessage(api.url, aMessage())).status).toBe(503);
        await server.start();
        await sendsAgain(api);
        expect(
          api.logs.filter((line) => line.includes('Cannot store messages. Cannot reach the database server')),
        ).toHaveLength(1);
        expect(api.logs.some((line) => line.includes('The database is available again'))).toBe(true);
      },
      LONG,
    );

    test(
      'that is frozen makes messages fail with 503 in time, delays nothing else, and is used again afterwards',
      async () => {
        const api = await start(await server.createDatabase());
        expect((await postMessage(api.url, aMessage())).status).toBe(201);
        await server.freeze();
        const begun = performance.now();
        const refused = await Promise.all(Array.from({ length: 30 }, () => postMessage(api.url, aMessage())));
        expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
        expect(performance.now() - begun).toBeLessThan(30_000);
        expect(await statusesWithoutDatabase(api)).toEqual([200, 200]);
        expect(await readiness(api)).toMatchObject({
          status: 503,
          code: 'SILENT',
          cause: expect.stringContaining('does not respond'),
        });
        await server.thaw();
        await sendsAgain(api);
      },
      LONG,
    );

    test(
      'with locked tables makes messages fail with 503 in time, and is used again when they are unlocked',
      async () => {
        const url = await server.createDatabase();
        const api = await start(url);
        const holder = new Client({ connectionString: url });
        await holder.connect();
        await holder.query('begin; lock table contact_message in access exclusive mode');
        expect((await postMessage(api.url, aMessage())).status).toBe(503);
        expect(await readiness(api)).toMatchObject({
          status: 503,
          code: 'BUSY',
          cause: expect.stringContaining('pg_stat_activity'),
        });
        await holder.query('rollback');
        await holder.end();
        await sendsAgain(api);
      },
      LONG,
    );

    test(
      'that does not know the role refuses access, and is used once the role exists',
      async () => {
        const url = new URL(await server.createDatabase());
        const admin = url.href;
        url.username = 'site';
        const api = await start(url.href);
        expect(await readiness(api)).toMatchObject({
          status: 503,
          code: 'REFUSED',
          cause: expect.stringContaining('role "site" does not exist'),
        });
        await queryServer(admin, 'create role site login');
        await queryServer(admin, 'grant create on schema public to site');
        await sendsAgain(api);
      },
      LONG,
    );

    test(
      'without the database refuses access, and is used once the database exists',
      async () => {
        const url = new URL(await server.createDatabase());
        const admin = url.href;
        url.pathname = '/forgotten';
        const api = await start(url.href);
        expect(await readiness(api)).toMatchObject({
          status: 503,
          code: 'REFUSED',
          cause: expect.stringContaining('database "forgotten" does not exist'),
        });
        await queryServer(admin, 'create database forgotten');
        await sendsAgain(api);
      },
      LONG,
    );

    test(
      'that is read-only, like a standby, is reported, and used once it is writable',
      async () => {
        const url = await server.createDatabase();
        const api = await start(url);
        const setReadOnly = async (value: string) => {
          await queryServer(url, `alter system set default_transaction_read_only = ${value}`);
          await queryServer(url, 'select pg_reload_conf()');
        };
        await setReadOnly('on');
        expect((await untilReadiness(api, 'READ_ONLY')).cause).toMatch(/The database is read-only/);
        expect((await postMessage(api.url, aMessage())).status).toBe(503);
        await setReadOnly('off');
        await sendsAgain(api);
      },
      LONG,
    );

    const noDisk = whyNoSmallDisk();
    (noDisk === undefined ? test : test.skip)(
      `with a full disk is reported, and used again once there is space${noDisk === undefined ? '' : ` (skipped: ${noDisk})`}`,
      async () => {
        const disk = await mountSmallDisk(16);
        const user = unprivilegedUser();
        if (user) await chown(disk.folder, user.uid, user.gid);
        const admin = await server.createDatabase();
        await queryServer(admin, `create tablespace small location '${disk.folder}'`);
        await queryServer(admin, 'create database narrow tablespace small');
        const api = await start(admin.replace(/[^/]+$/, 'narrow'));
        await disk.fill();
        let status = 201;
        while (status === 201)
          ({ status } = await postMessage(api.url, aMessage({ message: 'long enough '.repeat(800) })));
        expect(status).toBe(503);
        expect(await readiness(api)).toMatchObject({
          status: 503,
          code: 'FULL',
          cause: expect.stringMatching(/^The disk of the database server is full/),
        });
        await disk.makeRoom();
        await sendsAgain(api);
        await apis.pop()?.stop();
        await queryServer(admin, 'drop database narrow');
        await queryServer(admin, 'drop tablespace small');
        await disk.remove();
      },
      LONG,
    );

    test(
      'that disconnects after a COMMIT keeps one message, even if the visitor sends it again',
      async () => {
        const url = new URL(await server.createDatabase());
        const proxy = await startCuttingProxy(server.port);
        url.port = String(proxy.port);
        const api = await start(url.href);
        const archive = api.app.get(MessageArchive);
        const idsOf = async (subject: string) => {
          const ids: string[] = [];
          for await (const message of archive.list()) if (message.subject === subject) ids.push(message.id);
          return ids;
        };
        proxy.cutNextCommit();
        const message = aMessage({ subject: 'Did it arrive?' });
        expect((await postMessage(api.url, message)).status).toBe(503);
        await untilReadiness(api);
        const stored = await idsOf(message.subject);
        const { id } = (await (await postMessage(api.url, message)).json()) as { id: string };
        expect([stored, await idsOf(message.subject)]).toEqual([[id], [id]]);
        expect((await postMessage(api.url, message)).status).toBe(201);
        expect(await idsOf(message.subject)).toHaveLength(2);
        await apis.pop()?.stop();
        await proxy.stop();
      },
      LONG,
    );

    test(
      'whose database was recreated meanwhile gets its tables again',
      async () => {
        const url = await server.createDatabase();
        const api = await start(url);
        await queryServer(url, 'drop schema public cascade');
        await queryServer(url, 'create schema public');
        expect((await postMessage(api.url, aMessage())).status).toBe(503);
        await sendsAgain(api);
      },
      LONG,
    );
  },
);
