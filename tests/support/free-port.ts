import { once } from 'node:events';
import { createServer } from 'node:net';

/** Tests that run at the same time have ports of their own each: what one has found free, another's server may take before it listens. */
const WORKER = Number(process.env['JEST_WORKER_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0) % 4;
/** Below those that systems give to connections: a connection may take one of these at any moment, also before who asked for it listens. */
const FIRST_PORT = 12_000 + 2000 * WORKER;
const COUNT = 2000;
const given = new Set<number>();

/** A port that nobody uses at the moment, and nobody was given before: who gives one up may want it back. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * COUNT);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

/** What a whole site takes, counted from its own port. */
const OFFSETS = [0, 1, 2, 3, 10, 11, 12, 13, 14];

/** A port for a whole site: the others that it takes are free too. */
export async function freeSitePort(): Promise<number> {
  for (;;) {
    const base = 20_000 + 20 * (WORKER * 125 + Math.floor(Math.random() * 125));
    const free = await Promise.all(OFFSETS.map((offset) => isFree(base + offset)));
    if (free.every(Boolean)) return base;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, 'localhost');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}
