import type { HttpServers } from '@site/http-server/http-servers';
import { requestId } from '@site/http-server/request-id';
import { withoutSchemas } from '@site/http-server/without-schemas';
import type { FastifyReply, FastifyRequest, FastifyServerOptions, RawServerDefault } from 'fastify';
import { errorBody, frameworkError } from './errors/api-exception.ts';
import { isSharedRead, SHARED_READ_HEADERS } from './responses/shared-reads.ts';

const BODY_LIMIT_BYTES = 32 * 1024;
const LONGEST_PARAMETER = 255;

export function fastifyOptions(
  servers: HttpServers,
  responseHeaders: Readonly<Record<string, string>>,
): FastifyServerOptions<RawServerDefault> {
  return {
    bodyLimit: BODY_LIMIT_BYTES,
    schemaController: withoutSchemas,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    serverFactory: (handler) => servers.create(handler),
    // `Connections` responds to invalid input.
    clientErrorHandler: () => {},
    // Requests that arrive during the shutdown are still served.
    return503OnClosing: false,
    // On a busy machine, or while the database does not respond, starting may take longer than the default of 10 s.
    pluginTimeout: 0,
    genReqId: (request) => requestId(request),
    frameworkErrors(error, request, reply) {
      const body = errorBody(frameworkError(error.code));
      void (reply as FastifyReply)
        .code(body.statusCode)
        .headers({
          ...responseHeaders,
          ...(isSharedRead(request) && SHARED_READ_HEADERS),
          'cache-control': 'no-store',
          'x-request-id': (request as FastifyRequest).id,
        })
        .send(body);
    },
  };
}
