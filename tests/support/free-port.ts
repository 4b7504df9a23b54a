import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
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
