import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Each parallel test worker has its own range, so that no other worker takes a port between the check and the listen.
 */
const WORKER = Number(process.env['JEST_WORKER_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0) % 4;
/** These ports are below the ephemeral range, so that the system does not assign them to connections. */
const FIRST_PORT = 12_000 + 2000 * WORKER;
const COUNT = 2000;
const FIRST_SITE_PORT = 20_000 + 2500 * WORKER;
const SITES = 125;
/** Ports of a site, relative to its first port. */
const OFFSETS = [0, 1, 2, 3, 10, 11, 12, 13, 14];

const takenPorts = new Set<number>();

/** Returns a free port that was never returned before, because a test may restart its server on the same port. */
export async function freePort(): Promise<number> {
  return reservePort(() => FIRST_PORT + Math.floor(Math.random() * COUNT), [0]);
}

/** Returns the first port of a site whose other ports are also free. */
export async function freeSitePort(): Promise<number> {
  return reservePort(() => FIRST_SITE_PORT + 20 * Math.floor(Math.random() * SITES), OFFSETS);
}

async function reservePort(draw: () => number, offsets: readonly number[]): Promise<number> {
  for (;;) {
    const port = draw();
    if (takenPorts.has(port)) continue;
    // Reserve the port before the check, so that concurrent calls get different ports.
    takenPorts.add(port);
    const free = await Promise.all(offsets.map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
}

/** Listens on all addresses, to detect a server on any of them. */
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
