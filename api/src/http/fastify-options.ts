import type { FastifyReply, FastifyRequest, FastifyServerOptions, RawServerDefault } from 'fastify';
import { errorBody } from '../errors/api-exception.ts';
import { frameworkError } from '../errors/framework-errors.ts';
import type { HttpServers } from './http-servers.ts';
import { requestId } from './request-id.ts';

const BODY_LIMIT_BYTES = 32 * 1024;
const LONGEST_PARAMETER = 255;

/** How Fastify is set up: limits, request ids, and the refusals that it makes before any route is found. */
export function fastifyOptions(servers: HttpServers, responseHeaders: () => Record<string, string>): FastifyServerOptions<RawServerDefault> {
  return {
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    serverFactory: servers.create,
    // The servers answer for themselves: Fastify would add this to one of them only.
    clientErrorHandler: () => {},
    // Requests that come in while the process stops are still answered.
    return503OnClosing: false,
    genReqId: (request) => requestId(request),
    frameworkErrors(error, request, reply) {
      const body = errorBody(frameworkError(error.code));
      void (reply as FastifyReply)
        .code(body.statusCode)
        .headers({ ...responseHeaders(), 'cache-control': 'no-store', 'x-request-id': (request as FastifyRequest).id })
        .send(body);
    },
  };
}
