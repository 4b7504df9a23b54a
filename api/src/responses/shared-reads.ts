import type { FastifyRequest } from 'fastify';

/** Lets pages of any site read and convert (CORS). Safe because responses do not depend on cookies. */
export const SHARED_READ_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, x-catalogue-version, x-request-id',
} as const;

/** Everything below /api except contact messages. */
export function isSharedRead({ url, method }: Pick<FastifyRequest, 'url' | 'method'>): boolean {
  return (
    url.startsWith('/api/') && !/^\/api\/contact\b/i.test(url) && ['GET', 'HEAD', 'OPTIONS', 'POST'].includes(method)
  );
}
