import type { FastifyReply } from 'fastify';
import { ApiException } from '../errors/api-exception.ts';

export function unknownCategory(category: string): ApiException {
  return new ApiException('CATEGORY_UNKNOWN', { values: { category } });
}

export function unknownConversion(slug: string): ApiException {
  return new ApiException('CONVERSION_UNKNOWN', { values: { slug } });
}

/** 301 with an empty body: what is asked for lies at `path` for good, so that each response has one address to be cached under. */
export function redirectToCanonical(reply: FastifyReply, path: string): void {
  void reply.header('cache-control', 'public, max-age=86400').redirect(path, 301);
}
