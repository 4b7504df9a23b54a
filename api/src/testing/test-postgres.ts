import { freePort } from '@site/http-server/testing/free-port';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findPrograms, reachablePrograms, unprivilegedUser } from './postgres-programs.ts';

const run = promisify(execFile);

/** A server that a test may break. */
export interface OwnPostgres {
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
  port: number;
  folder: string;
  /** `fast` breaks every connection; `immediate` is a crash. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** Suspends the server's processes, like a frozen machine. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

/** Accepts TEST_DATABASE_URL, the system's PostgreSQL, or npm's. */
export function whyNoPostgres(): string | undefined {
  return process.env['TEST_DATABASE_URL'] === undefined ? whyNoOwnPostgres() : undefined;
}

export function whyNoOwnPostgres(): string | undefined {
  const programs = findPrograms();
  if (programs === undefined)
    return `there is no PostgreSQL for ${process.platform}-${process.arch}: set TEST_DATABASE_URL`;
  if (process.getuid?.() === 0 && unprivilegedUser() === undefined)
    return 'PostgreSQL does not run as root, and there is no user postgres or nobody';
  try {
    execFileSync(join(programs, 'initdb'), ['--version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return `the programs in ${programs} do not run on this machine: set TEST_DATABASE_URL`;
  }
}

let shared: Promise<OwnPostgres> | undefined;

/** One server per test worker. A test that breaks it also repairs it. It ends with the worker. */
export function sharedPostgres(): Promise<OwnPostgres> {
  return (shared ??= startOwnPostgres().then((server) => {
    endWithThisProcess(server.folder);
    return server;
  }));
}

/** Creates an empty database. */
export async function createTestDatabase(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  return given === undefined ? (await sharedPostgres()).createDatabase() : createDatabase(given);
}

/** A killed worker runs no handler, but its pipe closes. */
function endWithThisProcess(folder: string): void {
  const script = 'cat; kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"; sleep 1; rm -rf "$1"';
  const stdio = ['pipe', 'ignore', 'ignore'] as const;
  const watcher = spawn('sh', ['-c', script, 'sh', folder], { stdio: [...stdio], detached: true });
  watcher.unref();
  (watcher.stdin as Socket | null)?.unref();
}

export async function startOwnPostgres(found = findPrograms()): Promise<OwnPostgres> {
  if (found === undefined) throw new Error(whyNoOwnPostgres());
  const user = unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'api-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  const programs = await reachablePrograms(found, user, folder);
  const port = await freePort();
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale', 'C'],
    options,
  );
  const control = (...rest: string[]) =>
    run(join(programs, 'pg_ctl'), ['-D', data, '-l', join(folder, 'log'), ...rest], options);
  const start = async () =>
    void (await control('-w', '-o', `-p ${port} -h 127.0.0.1 -k ${folder} -c max_connections=200`, 'start'));
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  let frozen: number[] = [];
  await start();
  return {
    port,
    folder,
    createDatabase: () => createDatabase(url),
    start,
    halt: async (mode) => void (await control('-w', '-m', mode, 'stop')),
    async freeze() {
      const serving = await queryServer(url, 'select pid from pg_stat_activity');
      frozen = [postmasterOf(data), ...serving.map(({ pid }) => Number(pid))];
      signalAll(frozen, 'SIGSTOP');
    },
    thaw: async () => signalAll(frozen, 'SIGCONT'),
    async stop() {
      signalAll(frozen, 'SIGCONT');
      await control('-m', 'immediate', 'stop').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function postmasterOf(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

function signalAll(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const id of processes) {
    try {
      process.kill(id, signal);
    } catch {
      // The process exited meanwhile.
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
