import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.ts';
import { Catalogue } from './catalogue/catalogue.ts';
import { AllowedMethods } from './common/allowed-methods.ts';
import { ApiExceptionFilter } from './common/api-exception.filter.ts';
import { closeIdleConnections } from './common/close-idle-connections.ts';
import { acceptFormBodies } from './common/form-body.ts';
import { PinoLoggerService } from './common/pino-logger.service.ts';
import { serverOptions } from './common/server-options.ts';
import type { Configuration } from './configuration/configuration.ts';
import { observeRequests } from './metrics/observe-requests.ts';
import { RequestMetrics } from './metrics/request-metrics.ts';

/** The whole API, ready to `listen`. */
export async function createApp(configuration: Configuration, logger: Logger): Promise<NestFastifyApplication> {
  const answerHeaders: Record<string, string> = { 'x-content-type-options': 'nosniff' };
  // No middleware is used, and its engine would cost each request a fifth.
  const adapter = new FastifyAdapter({ ...serverOptions(configuration.trustedProxies, answerHeaders), skipMiddie: true });
  const server = adapter.getInstance() as unknown as FastifyInstance;
  const allowedMethods = new AllowedMethods(server);
  acceptFormBodies(server);
  closeIdleConnections(server);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(configuration), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new PinoLoggerService(logger),
  });
  app.useGlobalFilters(new ApiExceptionFilter(allowedMethods));
  nameAnswers(server, app.get(Catalogue), answerHeaders);
  observeRequests(server, app.get(RequestMetrics), logger);
  return app;
}

/** What every answer carries, and the kept ones carry already. */
function nameAnswers(server: FastifyInstance, catalogue: Catalogue, answerHeaders: Record<string, string>): void {
  answerHeaders['x-catalogue-version'] = catalogue.version;
  server.addHook('onSend', async (request, reply) => {
    answerHeaders['x-catalogue-version'] = catalogue.version;
    reply.headers({ ...answerHeaders, 'x-request-id': request.id });
  });
}
