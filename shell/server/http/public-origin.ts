import type { FastifyRequest } from 'fastify';

/** The site's origin as visitors know it: the configured one, or that which the request came to. */
export function publicOrigin(request: FastifyRequest, configured: string | undefined): string {
  return configured ?? `${request.protocol}://${request.host}`;
}
