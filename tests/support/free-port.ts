import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to connections: a connection may take one of these at any moment, also before who asked for it listens. */
const FIRST_PORT = 12_000;
const LAST_PORT = 19_999;

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1));
    if (await isFree(port)) return port;
  }
}

/** What a whole site takes, counted from its own port. */
const OFFSETS = [0, 1, 2, 3, 10, 11, 12, 13, 14];

/** A port for a whole site: the others that it takes are free too. */
export async function freeSitePort(): Promise<number> {
  for (;;) {
    const base = 20_000 + 20 * Math.floor(Math.random() * 500);
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
