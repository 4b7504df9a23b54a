import type { FastifyInstance } from 'fastify';

const NETWORK_HEADERS = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag'];

/** Removes CDN headers from private responses. Register it after every hook that makes a response private. */
export function hidePrivateFromNetworks(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    const isForAll = reply.getHeader('cache-control') === 'no-cache' && reply.getHeader('set-cookie') === undefined;
    if (!isForAll) for (const name of NETWORK_HEADERS) reply.removeHeader(name);
  });
}
