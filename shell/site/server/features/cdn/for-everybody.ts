import type { FastifyInstance } from 'fastify';

const NETWORK_HEADERS = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag'];

/**
 * Takes what a content network goes by off each response that is not for everybody: a preview, a visitor's side of a canary, a cookie. To be
 * registered after whatever makes a response one visitor's own.
 */
export function keepOwnFromNetworks(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    const isForAll = reply.getHeader('cache-control') === 'no-cache' && reply.getHeader('set-cookie') === undefined;
    if (!isForAll) for (const name of NETWORK_HEADERS) reply.removeHeader(name);
  });
}
