import type { FastifyInstance } from 'fastify';
import { webManifest } from '../../app/head/site-head.ts';
import { siteIcon } from '../../app/head/site-icon.ts';

/** The icon and the web manifest: small, the same for everyone, made at the start. */
export function registerSiteFiles(server: FastifyInstance, siteName: string) {
  const manifest = JSON.stringify(webManifest({ name: siteName }));
  server.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(siteIcon));
  server.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(manifest),
  );
}
