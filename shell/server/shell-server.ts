import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellAssets } from '../build/write-shell-assets.ts';
import { CompositionFile } from '../composition/composition-file.ts';
import { watchCatalogue } from './catalogue-watch.ts';
import { registerApiProxy } from './http/api-proxy.ts';
import { registerSiteFiles } from './http/site-files.ts';
import { plainFormHandler } from './http/plain-form.ts';
import { refuseRequests } from './http/refuse-requests.ts';
import { refuseUnreadable } from './http/refuse-unreadable.ts';
import { registerSearchEngineFiles } from './http/search-engine-files.ts';
import { registerServiceWorkerFile } from './http/service-worker-file.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { KeptPages } from './pages/kept-pages.ts';
import { pageHandler, type PageAnswer } from './pages/page-handler.ts';
import { Measurement } from './measurement.ts';
import { LiveSite } from './revisions/live-site.ts';
import type { ShellConfig } from './shell-config.ts';

/** Version of the API's contract that this site speaks. */
const API_CONTRACT = '1.0.0';

/** Builds the server: pages, static files, the API behind `/api`, health. Its composition is live when this resolves. */
export async function createShellServer(config: ShellConfig): Promise<FastifyInstance> {
  const dist = join(import.meta.dirname, '../dist');
  const server = Fastify({
    logger: { level: 'info' },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    frameworkErrors: refuseUnreadable,
  });
  const kept = new KeptPages<PageAnswer>();
  const measurement = new Measurement(config);
  const live = liveSite(config, dist, server, measurement, () => kept.clear());

  addSecurityHeaders(server, { https: config.SITE_URL?.startsWith('https:') ?? false });
  refuseRequests(server);
  await server.register(fastifyStatic, { root: join(dist, 'browser'), prefix: '/assets/', preCompressed: true, immutable: true, maxAge: '1y', index: false });
  await server.register(fastifyStatic, { root: join(dist, 'social'), prefix: '/social/', decorateReply: false, maxAge: '1d', index: false });
  await registerApiProxy(server, config.API_URL, plainFormHandler({ live, apiUrl: config.API_URL, siteUrl: config.SITE_URL }));
  server.get('/composition.json', (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return live.current ? reply.send(live.current.composition) : reply.code(503).send({ message: 'No composition is in force yet.' });
  });
  registerSiteFiles(server, config.SITE_NAME);
  await registerServiceWorkerFile(server, join(dist, 'offline/service-worker.js'));
  registerSearchEngineFiles(server, { live, kept, apiUrl: config.API_URL, siteUrl: config.SITE_URL });
  server.get('/health/live', () => ({ status: 'ok' }));
  server.get('/health/ready', (_request, reply) => {
    const { current, refusal } = live;
    reply.code(current ? 200 : 503).header('cache-control', 'no-store');
    return { status: current ? 'ok' : 'starting', composition: current?.composition.id, revision: current?.document.revision, away: current?.failures ?? {}, refusal };
  });
  const page = pageHandler({ live, kept, siteUrl: config.SITE_URL });
  server.get('/*', page);
  server.setNotFoundHandler((request, reply) => page(request, reply));
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.code(error.statusCode).type('text/plain; charset=utf-8').send(error.message);
    request.log.error(error);
    return reply.code(500).type('text/plain; charset=utf-8').send('Something went wrong on our side. Please try again in a moment.');
  });

  await live.start();
  const endWatch = watchCatalogue(config.API_URL, () => kept.clear());
  const endMeasurement = measurement.follow(config.API_URL, () => kept.clear());
  server.addHook('onClose', async () => {
    endWatch();
    endMeasurement();
    await live.close();
  });
  return server;
}

function liveSite(config: ShellConfig, dist: string, server: FastifyInstance, measurement: Measurement, onSwitch: () => void): LiveSite {
  const assets = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as ShellAssets;
  return new LiveSite({
    file: new CompositionFile(config.COMPOSITION_FILE),
    lastKnownGood: new CompositionFile(join(config.STATE_DIR, 'last-known-good.json')),
    provided: { shared: assets.shared, api: API_CONTRACT },
    surroundings: {
      workerFile: join(dist, 'node/render-worker.cjs'),
      assets,
      site: { name: config.SITE_NAME, contactEmail: config.CONTACT_EMAIL },
      apiUrl: config.API_URL,
      measurement,
    },
    log: server.log,
    onSwitch,
  });
}
