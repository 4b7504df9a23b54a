import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiErrorBody } from '@site/api-contract';

/** Answers addresses that cannot be decoded, before any route is looked for. Calls are told in the API's shape. */
export function refuseUnreadable({ statusCode = 400 }: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const message = 'This address cannot be read: it is not encoded as addresses are.';
  void reply.code(statusCode).headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  if (!request.url.startsWith('/api/')) return reply.type('text/plain; charset=utf-8').send(message);
  const body: ApiErrorBody = { statusCode, error: 'Bad Request', message };
  return reply.send(body);
}
