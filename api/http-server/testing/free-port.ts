import { once } from 'node:events';
import { createServer } from 'node:net';

/** Tests that run at the same time have ports of their own each: what one has found free, another's server may take before it listens. */
const WORKER = Number(process.env['JEST_WORKER_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0) % 4;
/** Below those that systems give to connections: a connection may take one of these at any moment, also before who asked for it listens. */
const FIRST_PORT = 12_000 + 2000 * WORKER;
const COUNT = 2000;
const FIRST_SITE_PORT = 20_000 + 2500 * WORKER;
const SITES = 125;
/** What a whole site takes, counted from its own port. */
const OFFSETS = [0, 1, 2, 3, 10, 11, 12, 13, 14];

const given = new Set<number>();

/** A port that nobody uses at the moment, and nobody was given before: who gives one up may want it back. */
export async function freePort(): Promise<number> {
  return freshPlace(() => FIRST_PORT + Math.floor(Math.random() * COUNT), [0]);
}

/** A port for a whole site: the others that it takes are free too. */
export async function freeSitePort(): Promise<number> {
  return freshPlace(() => FIRST_SITE_PORT + 20 * Math.floor(Math.random() * SITES), OFFSETS);
}

async function freshPlace(draw: () => number, offsets: readonly number[]): Promise<number> {
  for (;;) {
    const port = draw();
    if (given.has(port)) continue;
    // Before it is known to be free: who asks meanwhile gets another.
    given.add(port);
    const free = await Promise.all(offsets.map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
}

/** Of no address, so that a server on any of them counts. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}
