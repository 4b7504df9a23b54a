import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AllowedMethods } from '../errors/api-exception.filter.ts';

/**
 * These CORS headers let any site's pages read and convert, which is safe because responses do not depend on cookies.
 */
export const SHARED_READ_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, x-catalog-version, x-catalogue-version, x-request-id',
} as const;

/** Any site may call everything under /api except /api/contact. */
export function isSharedRead({ url, method }: Pick<FastifyRequest, 'url' | 'method'>): boolean {
  return (
    url.startsWith('/api/') && !/^\/api\/contact\b/i.test(url) && ['GET', 'HEAD', 'OPTIONS', 'POST'].includes(method)
  );
}

const PREFLIGHT_HEADERS = {
  ...SHARED_READ_HEADERS,
  // These are CORS-safelisted headers and headers that programs add.
  'access-control-allow-headers': 'accept, accept-language, content-type, if-none-match, x-request-id',
  'access-control-max-age': '86400',
  'cache-control': 'public, max-age=86400',
  vary: 'access-control-request-method, access-control-request-headers',
};

/** Other OPTIONS requests fall through and are rejected. */
export function answerPreflights(server: FastifyInstance, allowedMethods: AllowedMethods): void {
  server.addHook('onRequest', (request, reply, done) => {
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight || !isSharedRead(request)) return done();
    const methods = allowedMethods.list(request.url.split('?', 1)[0] ?? '');
    if (!methods.includes('GET')) return done();
    void reply
      .code(204)
      .headers({ ...PREFLIGHT_HEADERS, 'access-control-allow-methods': methods.join(', ') })
      .send();
  });
}

/** Cached responses bypass this hook, because they already include these headers. */
export function addResponseHeaders(server: FastifyInstance, responseHeaders: Readonly<Record<string, string>>): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    reply.headers({
      ...responseHeaders,
      ...(isSharedRead(request) && SHARED_READ_HEADERS),
      'x-request-id': request.id,
    });
    done(null, payload);
  });
}
