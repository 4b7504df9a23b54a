import { once } from 'node:events';
import { createServer } from 'node:net';

/** A range per parallel test worker. Otherwise another could take a port between the check and the listen. */
const WORKER = Number(process.env['JEST_WORKER_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0) % 4;
/** Below the ephemeral range, from which the system could assign a port to a connection before the server listens. */
const FIRST_PORT = 12_000 + 2000 * WORKER;
const COUNT = 2000;
const FIRST_SITE_PORT = 20_000 + 2500 * WORKER;
const SITES = 125;
/** Ports of a whole site, relative to its first port. */
const OFFSETS = [0, 1, 2, 3, 10, 11, 12, 13, 14];

const takenPorts = new Set<number>();

/** Returns a free port that was never returned before, because a test may restart its server on its port. */
export async function freePort(): Promise<number> {
  return reservePort(() => FIRST_PORT + Math.floor(Math.random() * COUNT), [0]);
}

/** Returns the first port of a site whose other ports are free, too. */
export async function freeSitePort(): Promise<number> {
  return reservePort(() => FIRST_SITE_PORT + 20 * Math.floor(Math.random() * SITES), OFFSETS);
}

async function reservePort(draw: () => number, offsets: readonly number[]): Promise<number> {
  for (;;) {
    const port = draw();
    if (takenPorts.has(port)) continue;
    // Reserve it before the check, so that concurrent calls get different ports.
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
