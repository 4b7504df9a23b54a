import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { HttpServers } from '@site/http-server/http-servers';
import { getRequestId } from '@site/http-server/request-id';
import { withoutSchemas } from '@site/http-server/without-schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions, RawServerDefault } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.ts';
import { getCatalogHeaders } from './responses/digest-catalog.ts';
import type { Configuration } from './configuration/configuration.ts';
import { AllowedMethods } from './errors/api-exception.filter.ts';
import { createErrorBody, findErrorCode } from './errors/api-exception.ts';
import { serveOpenApi } from './openapi/openapi-document.ts';
import { createNestLogger } from './logging/nest-logger.ts';
import { observeRequests, RequestMetrics } from './metrics/observe-requests.ts';
import { parseBodies } from './requests/request-body.ts';
import { answerPreflights, isSharedRead, addResponseHeaders, SHARED_READ_HEADERS } from './requests/shared-reads.ts';
import { ApiAdapter } from './responses/direct-response.ts';
import { ResponseCache, sendCachedResponses } from './responses/response-cache.ts';

const INACTIVITY_MS = 60_000;
/** Without a proxy, this limit keeps file descriptors free for the database. */
const MAX_CONNECTIONS = 4_000;
const BODY_LIMIT_BYTES = 32 * 1024;
const LONGEST_PARAMETER = 255;

export async function createApp(configuration: Configuration, logger: Logger): Promise<NestFastifyApplication> {
  const { requestTimeoutMs, stopTimeoutMs } = configuration;
  const responseHeaders = { 'x-content-type-options': 'nosniff', ...getCatalogHeaders() };
  const servers = new HttpServers({
    requestTimeoutMs,
    inactivityMs: INACTIVITY_MS,
    maxConnections: MAX_CONNECTIONS,
    getHeaders: () => responseHeaders,
    onRefused: (refusal) => {
      app.get(RequestMetrics).countRefused(refusal.status);
      logger.debug(refusal, 'connection refused');
    },
  });
  // The API has no middleware, and the middleware engine would slow requests by a fifth.
  const adapter = new ApiAdapter({ ...createFastifyOptions(servers, responseHeaders), skipMiddie: true });
  const server = adapter.getInstance<FastifyInstance>();
  parseBodies(server);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(configuration, servers), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: createNestLogger(logger),
  });
  serveOpenApi(app, configuration.siteName);
  answerPreflights(server, app.get(AllowedMethods));
  sendCachedResponses(server, app.get(ResponseCache));
  addResponseHeaders(server, responseHeaders);
  observeRequests(server, app.get(RequestMetrics), logger);
  // Nest first runs beforeApplicationShutdown, then closes the server, then runs onApplicationShutdown.
  server.addHook('preClose', () => servers.close({ patienceMs: stopTimeoutMs / 2 }));
  return app;
}

function createFastifyOptions(
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
    // On a busy machine, or if the database does not respond, startup may take longer than the default of 10 s.
    pluginTimeout: 0,
    genReqId: (request) => getRequestId(request),
    frameworkErrors(error, request, reply) {
      const body = createErrorBody(findErrorCode(error.code));
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

/** @returns the port, which the system chooses if `port` is 0 */
export async function listen(
  app: NestFastifyApplication,
  { host, port }: Pick<Configuration, 'host' | 'port'>,
): Promise<number> {
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app.get(HttpServers).listen(host, port);
}
