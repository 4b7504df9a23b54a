/** Full and read-only disks. Only root may mount them. */
import { afterEach, expect, test } from '@jest/globals';
import { chown } from 'node:fs/promises';
import { setTimeout as rest } from 'node:timers/promises';
import { aMessage, postMessage } from '../../api/src/testing/a-message.ts';
import { unprivilegedUser } from '../../api/src/testing/postgres-programs.ts';
import { mountSmallDisk, whyNoSmallDisk } from '../../api/src/testing/small-disk.ts';
import type { SmallDisk } from '../../api/src/testing/small-disk.ts';
import { startProcess } from '../../api/src/testing/start-process.ts';
import type { ApiProcess } from '../../api/src/testing/start-process.ts';
import { queryServer, startOwnPostgres, whyNoOwnPostgres } from '../../api/src/testing/test-postgres.ts';

const noDisk = whyNoSmallDisk();
const noServer = noDisk ?? whyNoOwnPostgres();
const named = (name: string, reason?: string) => (reason === undefined ? name : `${name} (skipped: ${reason})`);
const onSqlite = noDisk === undefined ? test : test.skip;
const onPostgres = noServer === undefined ? test : test.skip;

let disk: SmallDisk;
let api: ApiProcess;
afterEach(() => disk.remove());

const start = (settings: Record<string, string>) =>
  startProcess({ CONTACT_LIMIT_PER_MINUTE: '1000000', CONTACT_LIMIT_PER_DAY: '1000000', ...settings });

async function readiness() {
  const response = await fetch(`${api.url}/health/ready`);
  return { status: response.status, ...((await response.json()) as { code?: string; cause?: string }) };
}

async function fillWithMessages(): Promise<void> {
  const long = aMessage({ message: 'long enough '.repeat(800) });
  let status = 201;
  while (status === 201) ({ status } = await postMessage(api.url, long));
  expect(status).toBe(503);
}

async function expectRecovery(): Promise<void> {
  while ((await readiness()).status !== 200) await rest(100);
  expect((await postMessage(api.url, aMessage())).status).toBe(201);
  await api.end('SIGTERM');
}

onSqlite(named('a full disk refuses messages, and the API recovers by itself', noDisk), async () => {
  disk = await mountSmallDisk(2);
  api = await start({ DATA_DIR: disk.folder });
  await disk.fill();
  await fillWithMessages();
  const cause = expect.stringMatching(/^The disk with .*site\.sqlite is full/);
  expect(await readiness()).toMatchObject({ status: 503, code: 'FULL', cause });
  await disk.makeRoom();
  await expectRecovery();
});

onPostgres(named('a full disk of PostgreSQL refuses messages, and the API recovers by itself', noServer), async () => {
  disk = await mountSmallDisk(16);
  const user = unprivilegedUser();
  if (user) await chown(disk.folder, user.uid, user.gid);
  const server = await startOwnPostgres();
  const admin = await server.createDatabase();
  await queryServer(admin, `create tablespace small location '${disk.folder}'`);
  await queryServer(admin, 'create database narrow tablespace small');
  api = await start({ DATABASE_URL: admin.replace(/[^/]+$/, 'narrow') });
  await disk.fill();
  await fillWithMessages();
  const cause = expect.stringMatching(/^The disk of the database server is full/);
  expect(await readiness()).toMatchObject({ status: 503, code: 'FULL', cause });
  await disk.makeRoom();
  await expectRecovery();
  await server.stop();
});
