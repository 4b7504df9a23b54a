import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { DirectResponse } from './direct-response.ts';

export class ApiAdapter extends FastifyAdapter {
  override reply(...[reply, body, statusCode]: Parameters<FastifyAdapter['reply']>): FastifyReply {
    // Nest passes the raw response only to middleware, which the API does not have.
    if (body instanceof DirectResponse) return body.send((reply as FastifyReply).request, reply as FastifyReply);
    return super.reply(reply, body, statusCode);
  }
}
