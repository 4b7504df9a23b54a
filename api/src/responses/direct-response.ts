import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `ApiAdapter` calls `send` instead of serializing the object. */
export abstract class DirectResponse {
  abstract send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

export class ApiAdapter extends FastifyAdapter {
  override reply(...[reply, body, statusCode]: Parameters<FastifyAdapter['reply']>): FastifyReply {
    // Nest passes the raw response only to middleware, which the API does not have.
    if (body instanceof DirectResponse) return body.send((reply as FastifyReply).request, reply as FastifyReply);
    return super.reply(reply, body, statusCode);
  }
}

/** Redirects to the canonical spelling, so that caches store only one copy. */
export class PermanentRedirect extends DirectResponse {
  readonly #path: string;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  override send(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply.header('cache-control', 'public, max-age=86400').redirect(this.#path, 301);
  }
}
