import type { FastifyInstance } from 'fastify';
import { isSharedRead, SHARED_READ_HEADERS } from '../responses/shared-reads.ts';

/** Cached responses already carry these. */
export function nameResponses(server: FastifyInstance, responseHeaders: Readonly<Record<string, string>>): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    reply.headers({
      ...responseHeaders,
      ...(isSharedRead(request) && SHARED_READ_HEADERS),
      'x-request-id': request.id,
    });
    done(null, payload);
  });
}
