import type { FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { webManifest } from '../../app/head/site-head.ts';
import { siteIcon } from '../../app/head/site-icon.ts';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import { encodeFile, type EncodedPage, plainFile } from '../cache/encoded-page.ts';
import { sendEncoded } from '../cache/send-encoded.ts';
import type { LiveSite } from '../revisions/live-site.ts';
import { refuse } from './refusal.ts';

interface PlainFilesOptions {
  siteName: string;
  /** Folder of the built shell. */
  dist: string;
  live: LiveSite;
}

const DAY = 'public, max-age=86400';
const HOUR = 'public, max-age=3600';
const ASK_EACH_TIME = 'no-cache';

/** The files that have plain names: small, the same for everyone, each with a validator. */
export async function registerPlainFiles(server: FastifyInstance, { siteName, dist, live }: PlainFilesOptions) {
  const files: [path: string, type: string, cacheControl: string, text: string][] = [
    ['/favicon.svg', 'image/svg+xml', DAY, siteIcon],
    ['/manifest.webmanifest', 'application/manifest+json', HOUR, JSON.stringify(webManifest({ name: siteName }))],
    // At the top, because a worker looks after the addresses below its own.
    ['/service-worker.js', 'text/javascript; charset=utf-8', ASK_EACH_TIME, await readFile(join(dist, 'offline/service-worker.js'), 'utf8')],
  ];
  for (const [path, type, cacheControl, text] of files) {
    const file = await encodeFile(text);
    server.get(path, (request, reply) => sendEncoded(request, reply, file, { 'content-type': type, 'cache-control': cacheControl }));
  }

  for (const name of await readdir(join(dist, 'social'))) {
    const image = plainFile(await readFile(join(dist, 'social', name)));
    server.get(`/social/${name}`, (request, reply) => sendEncoded(request, reply, image, { 'content-type': 'image/png', 'cache-control': DAY }));
  }

  const encoded = new WeakMap<BrowserComposition, Promise<EncodedPage>>();
  server.get('/composition.json', async (request, reply) => {
    const composition = live.current?.composition;
    if (!composition) return refuse(request, reply, 'COMPOSITION_MISSING');
    const file = encoded.get(composition) ?? encodeFile(JSON.stringify(composition));
    encoded.set(composition, file);
    return sendEncoded(request, reply, await file, { 'content-type': 'application/json; charset=utf-8', 'cache-control': ASK_EACH_TIME });
  });
}
