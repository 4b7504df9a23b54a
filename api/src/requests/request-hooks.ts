import type { FastifyInstance } from 'fastify';
import { ApiException } from '../errors/api-exception.ts';
import { isSharedRead, SHARED_READ_HEADERS } from '../responses/shared-reads.ts';

/** RFC 9112 section 3.2: refuses HTTP/1.1 without Host, and any request with two. */
export function requireHost(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers, httpVersion, rawHeaders } = request.raw;
    if (headers.host === undefined && httpVersion === '1.1') done(new ApiException('HOST_MISSING'));
    else if (countHosts(rawHeaders) > 1) done(new ApiException('HOST_REPEATED'));
    else done();
  });
}

/** Counts in `rawHeaders`, where names and values alternate, because Node keeps only the first Host. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

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
