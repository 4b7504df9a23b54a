import fastifyStatic from '@fastify/static';
import type { HttpServers } from '@site/http-server/http-servers';
import { withoutSchemas } from '@site/http-server/without-schemas';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { READ_METHODS } from '../pages/encoded-page.ts';
import { pageHandler } from '../pages/page-handler.ts';
import { registerFailureReports } from './failure-reports.ts';
import { registerHealth } from './health.ts';
import { registerPlainFiles } from './plain-files.ts';
import { refuse } from '../http/refusal.ts';
import { refuseRequests } from '../http/refuse-requests.ts';
import { canonicalUrl } from '../http/request-target.ts';
import { addSecurityHeaders, type SecurityHeaders } from '../http/security-headers.ts';
import type { ShellErrorCode } from '../http/shell-errors.ts';
import { visitorOf } from '../http/visitor.ts';
import type { ShellMetrics } from '../metrics/shell-metrics.ts';
import { registerApiProxy } from './api/api-proxy.ts';
import type { ApiUpstream } from '../api-proxy/api-upstream.ts';
import { PlainForms } from './api/plain-forms.ts';
import { registerKeptFiles } from './kept-release-files.ts';
import { registerLlmsText } from './llms-text.ts';
import { registerOpenSearch } from './open-search.ts';
import type { Feature } from '../pages/feature.ts';
import type { Pages } from '../pages/pages.ts';
import type { Revisions } from '../pages/revisions.ts';
import { type CoreSettings, releasesFolder } from '../settings/core-settings.ts';
import { registerSearchEngineFiles } from './sitemap/search-engine-files.ts';

interface RoutesOptions {
  settings: CoreSettings;
  dist: string;
  log: Logger;
  revisions: Revisions;
  features: readonly Feature[];
  pages: Pages;
  onPage?: ((siteUrl: string) => void) | undefined;
  beforePage?: (() => Promise<unknown>) | undefined;
  upstream: ApiUpstream;
  metrics: ShellMetrics;
  servers: HttpServers;
  security: SecurityHeaders;
}

export async function routes({
  settings,
  dist,
  log,
  revisions,
  features,
  pages,
  onPage,
  beforePage,
  upstream,
  metrics,
  servers,
  security,
}: RoutesOptions): Promise<FastifyInstance> {
  const { siteUrl } = settings;
  const server = createFastify({ servers, log, settings, security });
  server.decorateRequest('visitor');
  server.addHook('onRequest', async (request) => {
    request.visitor = visitorOf(request.raw, settings.trustedProxies);
    // RFC 9110 §13.1.5: a weak validator never matches, so the client gets the whole file.
    if (String(request.headers['if-range'] ?? '').startsWith('W/')) delete request.raw.headers.range;
  });
  addSecurityHeaders(server, security);
  refuseRequests(
    server,
    features.flatMap(({ forms = [] }) => forms),
  );
  for (const feature of features) await feature.register?.(server);
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
  await registerPlainFiles(server, { siteName: settings.siteName, dist, revisions });
  registerKeptFiles(server, { folder: releasesFolder(settings), revisions });
  registerOpenSearch(server, { siteName: settings.siteName, siteUrl, revisions });
  registerLlmsText(server, { siteName: settings.siteName, siteUrl, revisions });
  registerSearchEngineFiles(server, { revisions, pages, siteUrl });
  registerHealth(server, { read: () => revisions.health(), isStopping: () => servers.isStopping });
  await registerFailureReports(server, {
    siteUrl,
    onReport: (report, request) => {
      metrics.countBrowserFailure(report.remote, report.release);
      for (const feature of features) feature.onBrowserFailure?.(report, request);
    },
    trialOf: (request) => revisions.chosenFor(request)?.trial,
    onDropped: () => metrics.countDroppedReport(),
  });
  const page = pageHandler({
    revisions,
    features,
    pages,
    siteUrl,
    earlyHints: settings.sendsEarlyHints,
    onPage,
    beforePage,
  });
  server.route({ method: READ_METHODS, url: '/*', handler: page });
  server.setNotFoundHandler(page);
  return server;
}

/** Statuses of Fastify and its plugins that do not mean an invalid request. */
const BY_STATUS: Readonly<Record<number, ShellErrorCode>> = {
  403: 'FILE_FORBIDDEN',
  412: 'PRECONDITION_FAILED',
  416: 'RANGE_UNSATISFIABLE',
};

function createFastify({
  servers,
  log,
  settings,
  security,
}: Pick<RoutesOptions, 'servers' | 'log' | 'settings' | 'security'>): FastifyInstance {
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
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500)
      return refuse(request, reply, BY_STATUS[error.statusCode] ?? 'REQUEST_INVALID');
    request.log.error({ err: error }, 'A request failed.');
    return refuse(request, reply, 'INTERNAL');
  });
  return server as unknown as FastifyInstance;
}
