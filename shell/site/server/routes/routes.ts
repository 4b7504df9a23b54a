import fastifyStatic from '@fastify/static';
import { withoutSchemas } from '@site/http-server/without-schemas';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { join } from 'node:path';
import { refuse, refuseFailed, refuseRequests } from '../http/refusal.ts';
import { canonicalUrl } from '../http/request-target.ts';
import { readVisitor } from '../http/visitor.ts';
import { READ_METHODS } from '../pages/encoded-page.ts';
import { pageHandler } from '../pages/page-handler.ts';
import { apiRoutes } from './api-routes.ts';
import type { Core } from './core.ts';
import { failureReports } from './failure-reports.ts';
import { releaseFiles } from './release-files.ts';
import { textFiles } from './text-files.ts';

/** Rejects invalid requests. Add features before routes, because hooks run only for routes that are added later. */
export function createFastify({ settings, log, servers, security }: Core): FastifyInstance {
  const { trustedProxies } = settings;
  const server = Fastify({
    serverFactory: (handler) => servers.create(handler),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => String(headers['x-request-id']),
    return503OnClosing: false,
    schemaController: withoutSchemas,
    // The connection handler responds to malformed requests.
    clientErrorHandler: () => {},
    rewriteUrl: canonicalUrl,
    frameworkErrors: ({ statusCode = 400 }, request, reply) => {
      // Hooks do not run for these errors.
      reply.headers({ ...security(readVisitor(request.raw, trustedProxies).protocol) });
      void refuse(request, reply, statusCode === 414 ? 'URL_TOO_LONG' : 'URL_INVALID');
    },
  }) as unknown as FastifyInstance;
  server.setErrorHandler<FastifyError>(refuseFailed);
  for (const name of ['visitor', 'choice', 'banner', 'servedPage', 'browserFailure']) server.decorateRequest(name);
  server.addHook('onRequest', async (request, reply) => {
    request.visitor = readVisitor(request.raw, trustedProxies);
    reply.headers({ ...security(request.visitor.protocol) });
    // A weak validator never matches (RFC 9110 §13.1.5), so the client gets the whole file.
    if (String(request.headers['if-range'] ?? '').startsWith('W/')) delete request.raw.headers.range;
  });
  refuseRequests(server);
  return server;
}

export async function addRoutes(server: FastifyInstance, core: Core): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(core.dist, 'browser'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    // Sandboxed pages have the origin `null`.
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
  for (const routes of [apiRoutes, textFiles, releaseFiles, failureReports]) await server.register(routes, core);
  addHealth(server, core);
  const page = pageHandler({ ...core, siteUrl: core.settings.siteUrl });
  server.route({ method: READ_METHODS, url: '/*', config: { isPage: true }, handler: page });
  server.setNotFoundHandler(page);
}

function addHealth(server: FastifyInstance, { revisions, servers }: Core) {
  server.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/health/ready', (_request, reply) => {
    const { ready, ...health } = revisions.health();
    const { isStopping } = servers;
    reply.code(ready && !isStopping ? 200 : 503).header('cache-control', 'no-store');
    const remotes = Object.entries(health.remotes).map(([name, remote]) => [name, withFormerName(remote)] as const);
    const body = { ...withFormerName(health), remotes: Object.fromEntries(remotes) };
    return reply.send(isStopping ? { ...body, status: 'stopping' } : body);
  });
}

/** `unavailable` was `away` in earlier versions. */
function withFormerName<T extends { unavailable?: unknown }>(health: T): T & { away: T['unavailable'] } {
  return { ...health, away: health.unavailable };
}
