import fastifyStatic from '@fastify/static';
import type { HttpServers } from '@site/http-server/http-servers';
import { duringRequest } from '@site/http-server/tracing';
import { withoutSchemas } from '@site/http-server/without-schemas';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ApiUpstream } from '../api-proxy/api-upstream.ts';
import { refuse, refuseFailed } from '../http/refusal.ts';
import { refuseRequests } from '../http/refuse-requests.ts';
import { canonicalUrl } from '../http/request-target.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { visitorOf } from '../http/visitor.ts';
import type { ShellMetrics } from '../metrics/shell-metrics.ts';
import { pageHandler } from '../pages/page-handler.ts';
import type { Pages } from '../pages/pages.ts';
import type { Revisions } from '../pages/revisions.ts';
import { READ_METHODS } from '../pages/encoded-page.ts';
import { type CoreSettings, releasesFolder } from '../settings/core-settings.ts';
import type { BrowserFailures } from '../live/browser-failures.ts';
import { registerApiProxy } from './api/api-proxy.ts';
import { PlainForms } from './api/plain-forms.ts';
import { registerFailureReports } from './failure-reports.ts';
import { registerReleaseFiles } from './release-files.ts';
import { registerTextFiles } from './text-files.ts';

interface RoutesOptions {
  settings: CoreSettings;
  dist: string;
  log: Logger;
  revisions: Revisions;
  pages: Pages;
  addFeatures: (server: FastifyInstance) => Promise<void>;
  browserFailures: BrowserFailures;
  onPage?: ((siteUrl: string) => void) | undefined;
  beforePage?: (() => Promise<unknown>) | undefined;
  upstream: ApiUpstream;
  metrics: ShellMetrics;
  servers: HttpServers;
  security: SecurityHeaders;
}

export async function routes(options: RoutesOptions): Promise<FastifyInstance> {
  const { settings, dist, revisions, pages, upstream, metrics, servers, security } = options;
  const { siteUrl, siteName } = settings;
  const server = createFastify(options);
  for (const name of ['visitor', 'banner', 'servedPage', 'browserFailure']) server.decorateRequest(name);
  server.addHook('onRequest', async (request, reply) => {
    request.visitor = visitorOf(request.raw, settings.trustedProxies);
    reply.headers({ ...security(request.visitor.protocol) });
    // RFC 9110 §13.1.5: a weak validator never matches, so the client gets the whole file.
    if (String(request.headers['if-range'] ?? '').startsWith('W/')) delete request.raw.headers.range;
  });
  // The body's events run outside the request's tracing context, so restore it once the body is read.
  if (settings.tracesEndpoint !== undefined)
    server.addHook('preHandler', (request, _reply, done) => duringRequest(request.raw, done));
  refuseRequests(server);
  await options.addFeatures(server);
  await server.register(fastifyStatic, {
    root: join(dist, 'browser'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    // For sandboxed pages.
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
  await registerApiProxy(server, {
    revisions,
    pages,
    upstream,
    plainForms: new PlainForms({ revisions, upstream, siteUrl }),
    onOutcome: (outcome, seconds) => metrics.observeProxy(outcome, seconds),
  });
  await registerTextFiles(server, { siteName, siteUrl, dist, revisions, pages });
  await registerReleaseFiles(server, { dist, folder: releasesFolder(settings), revisions });
  registerHealth(server, revisions, servers);
  await registerFailureReports(server, {
    siteUrl,
    onReport: (report, request) => {
      metrics.countBrowserFailure(report.remote, report.release);
      options.browserFailures.add(report, request);
    },
    trialOf: (request) => revisions.choose(request)?.trial,
    onDropped: () => metrics.countDroppedReport(),
  });
  const page = pageHandler({ revisions, pages, siteUrl, onPage: options.onPage, beforePage: options.beforePage });
  server.route({ method: READ_METHODS, url: '/*', config: { isPage: true }, handler: page });
  server.setNotFoundHandler(page);
  return server;
}

function registerHealth(server: FastifyInstance, revisions: Revisions, servers: HttpServers) {
  server.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/health/ready', (_request, reply) => {
    const { ready, ...health } = revisions.health();
    const { isStopping } = servers;
    reply.code(ready && !isStopping ? 200 : 503).header('cache-control', 'no-store');
    return reply.send(isStopping ? { ...health, status: 'stopping' } : health);
  });
}

function createFastify({ servers, log, settings, security }: RoutesOptions): FastifyInstance {
  const server = Fastify({
    serverFactory: (handler) => servers.create(handler),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => String(headers['x-request-id']),
    return503OnClosing: false,
    schemaController: withoutSchemas,
    // The connection handler answers malformed requests.
    clientErrorHandler: () => {},
    rewriteUrl: canonicalUrl,
    frameworkErrors: ({ statusCode = 400 }, request, reply) => {
      // Hooks do not run for these errors.
      reply.headers({ ...security(visitorOf(request.raw, settings.trustedProxies).protocol) });
      void refuse(request, reply, statusCode === 414 ? 'URL_TOO_LONG' : 'URL_INVALID');
    },
  });
  server.setErrorHandler<FastifyError>(refuseFailed);
  return server as unknown as FastifyInstance;
}
