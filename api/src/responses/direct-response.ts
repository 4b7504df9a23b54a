import type { FastifyReply, FastifyRequest } from 'fastify';

/** A handler's result that writes its own response. `ApiAdapter` calls `send` instead of serializing it. */
export abstract class DirectResponse {
  abstract send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}
