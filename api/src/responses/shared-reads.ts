import type { FastifyRequest } from 'fastify';

/** What lets a page of any site read an answer (CORS, Fetch standard section 3.2). Nothing here depends on who asks: cookies are not looked at. */
export const SHARED_READ_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, x-catalogue-version, x-request-id',
} as const;

/** Everything below /api but what is sent to the people who run the site. */
export function isSharedRead({ url, method }: Pick<FastifyRequest, 'url' | 'method'>): boolean {
  return url.startsWith('/api/') && !/^\/api\/contact\b/i.test(url) && ['GET', 'HEAD', 'OPTIONS'].includes(method);
}
