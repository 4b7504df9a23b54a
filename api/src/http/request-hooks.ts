import type { FastifyInstance } from 'fastify';
import { ApiException } from '../errors/api-exception.ts';

/** RFC 9112 section 3.2: a request of HTTP/1.1 without Host is refused. */
export function requireHost(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers, httpVersion } = request.raw;
    if (headers.host === undefined && httpVersion === '1.1') done(new ApiException(400, 'The request names no host.'));
    else done();
  });
}

/** What every response carries, and the cached ones carry already. */
export function nameResponses(server: FastifyInstance, responseHeaders: () => Record<string, string>): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    reply.headers({ ...responseHeaders(), 'x-request-id': request.id });
    done(null, payload);
  });
}
