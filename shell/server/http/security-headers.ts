import type { FastifyInstance } from 'fastify';

/** Headers that every answer carries. The Content-Security-Policy belongs to each document and is sent with it. */
export function addSecurityHeaders(server: FastifyInstance, { https }: { https: boolean }) {
  const headers = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
