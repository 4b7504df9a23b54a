import type { FastifyInstance } from 'fastify';
import { ApiException } from '../errors/api-exception.ts';
import { isSharedRead, SHARED_READ_HEADERS } from '../responses/shared-reads.ts';

/** RFC 9112 section 3.2: a request of HTTP/1.1 without Host is refused, and any with two. */
export function requireHost(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers, httpVersion, rawHeaders } = request.raw;
    if (headers.host === undefined && httpVersion === '1.1') done(new ApiException('HOST_MISSING'));
    else if (countHosts(rawHeaders) > 1) done(new ApiException('HOST_REPEATED'));
    else done();
  });
}

/** `rawHeaders` has names and values in turn. Node itself keeps the first of them. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** What every response carries, and the cached ones carry already. */
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
