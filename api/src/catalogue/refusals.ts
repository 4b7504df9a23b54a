import type { FastifyReply } from 'fastify';
import { ApiException } from '../errors/api-exception.ts';

export function unknownCategory(category: string): ApiException {
  return new ApiException(404, `There is no category '${category}'.`);
}

export function unknownConversion(slug: string): ApiException {
  return new ApiException(404, `There is no conversion '${slug}'.`);
}

/** For the description of what redirects. */
export const OTHER_SPELLING = { 301: 'It has another spelling: Location has it.' };

/** 301 with an empty body: what is asked for lies at `path` for good, so that each response has one address to be cached under. */
export function redirectToCanonical(reply: FastifyReply, path: string): void {
  void reply.header('cache-control', 'public, max-age=86400').redirect(path, 301);
}
