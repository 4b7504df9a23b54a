import type { FastifyReply, FastifyRequest } from 'fastify';

/** Writes its own response. `ApiAdapter` calls `send` instead of serializing it. */
export abstract class DirectResponse {
  abstract send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}
