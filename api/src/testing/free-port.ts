import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to connections, which may take one of theirs before who asked for it listens; tests that run at the same time have ports of their own. */
const FIRST_PORT = 30_000 + 600 * (Number(process.env['JEST_WORKER_ID'] ?? 0) % 4);
const COUNT = 600;

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * COUNT);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(() => true, () => false);
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
