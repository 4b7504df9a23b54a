import { FALLBACK_GA_ID } from '@site/api-contract';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellAssets } from '../build/write-shell-assets.ts';
import { CompositionFile } from '../composition/composition-file.ts';
import { LastKnownGood } from '../composition/last-known-good.ts';
import { providedWith } from '../composition/provided.ts';
import { readReleaseLimits } from '../composition/release-limits.ts';
import { ReleaseStore } from '../composition/release-store.ts';
import { SiteStatusFile } from '../composition/site-status.ts';
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
import { LiveSite } from './revisions/live-site.ts';
import type { ShellConfig } from './shell-config.ts';

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
  const live = liveSite(config, dist, server, () => kept.clear());

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
    const { current, refusal, verdict } = live;
    reply.code(current ? 200 : 503).header('cache-control', 'no-store');
    return { status: current ? 'ok' : 'starting', composition: current?.composition.id, revision: current?.document.revision, away: current?.failures ?? {}, refusal, verdict };
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
  server.addHook('onClose', async () => {
    endWatch();
    await live.close();
  });
  return server;
}

function liveSite(config: ShellConfig, dist: string, server: FastifyInstance, onSwitch: () => void): LiveSite {
  const assets = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as ShellAssets;
  const host = ['0.0.0.0', '::'].includes(config.HOST) ? 'localhost' : config.HOST;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${config.PORT}`;
  return new LiveSite({
    file: new CompositionFile(config.COMPOSITION_FILE),
    lastKnownGood: new LastKnownGood(join(config.STATE_DIR, 'last-known-good.json')),
    releases: new ReleaseStore({ folder: join(config.STATE_DIR, 'releases'), origin: config.SITE_URL ?? url, limits: readReleaseLimits(process.env) }),
    statusFile: new SiteStatusFile(config.COMPOSITION_FILE),
    address: { url, origin: config.SITE_URL },
    provided: providedWith(assets.shared),
    surroundings: {
      workerFile: join(dist, 'node/render-worker.cjs'),
      assets,
      site: { name: config.SITE_NAME, contactEmail: config.CONTACT_EMAIL, gaId: config.GA_ID },
      apiUrl: config.API_URL,
      analyticsOrigin: config.GA_ID === FALLBACK_GA_ID ? undefined : config.ANALYTICS_ORIGIN,
    },
    log: server.log,
    onSwitch,
  });
}
