import type { FastifyInstance } from 'fastify';

const EVERY_MS = 50;

/**
 * While the server closes, lets go of each connection as soon as its last answer is out. Node does so only once, when closing begins:
 * a connection that was busy then would be kept alive, and the process with it.
 */
export function closeIdleConnections(server: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  server.addHook('preClose', async () => {
    timer = setInterval(() => server.server.closeIdleConnections(), EVERY_MS);
  });
  server.addHook('onClose', async () => clearInterval(timer));
}
