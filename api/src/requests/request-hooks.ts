import type { FastifyInstance } from 'fastify';
import type { AllowedMethods } from '../errors/allowed-methods.ts';
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
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length;
}

const PREFLIGHT_HEADERS = {
  ...SHARED_READ_HEADERS,
  // CORS-safelisted headers, and those that programs add.
  'access-control-allow-headers': 'accept, accept-language, content-type, if-none-match, x-request-id',
  'access-control-max-age': '86400',
  'cache-control': 'public, max-age=86400',
  vary: 'access-control-request-method, access-control-request-headers',
};

/** Other paths fall through to a 405. */
export function answerPreflights(server: FastifyInstance, allowedMethods: AllowedMethods): void {
  server.addHook('onRequest', (request, reply, done) => {
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight || !isSharedRead(request)) return done();
    const methods = allowedMethods.of(request.url.split('?', 1)[0] ?? '');
    if (!methods.includes('GET')) return done();
    void reply
      .code(204)
      .headers({ ...PREFLIGHT_HEADERS, 'access-control-allow-methods': methods.join(', ') })
      .send();
  });
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
