import type { FastifyReply, FastifyRequest } from 'fastify';
import { DirectResponse } from './direct-response.ts';

/** 301 to the canonical spelling, so that caches keep one copy. */
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
