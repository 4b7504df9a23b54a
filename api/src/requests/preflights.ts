import type { FastifyInstance } from 'fastify';
import type { AllowedMethods } from '../errors/allowed-methods.ts';
import { isSharedRead, SHARED_READ_HEADERS } from '../responses/shared-reads.ts';

const PREFLIGHT_HEADERS = {
  ...SHARED_READ_HEADERS,
  'access-control-allow-methods': 'GET, HEAD',
  // What is safe anyway, and what programs add to it.
  'access-control-allow-headers': 'accept, accept-language, content-type, if-none-match, x-request-id',
  'access-control-max-age': '86400',
  'cache-control': 'public, max-age=86400',
  vary: 'access-control-request-method, access-control-request-headers',
};

/** Tells browsers, which ask before they send what a plain link could not, that any site may read. Where nothing is read they are told 405. */
export function answerPreflights(server: FastifyInstance, allowedMethods: AllowedMethods): void {
  server.addHook('onRequest', (request, reply, done) => {
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight || !isSharedRead(request)) return done();
    if (!allowedMethods.of(request.url.split('?', 1)[0] ?? '').includes('GET')) return done();
    void reply.code(204).headers(PREFLIGHT_HEADERS).send();
  });
}
