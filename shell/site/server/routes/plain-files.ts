import { SOCIAL_IMAGE_FOLDER } from '@site/release/release-descriptor';
import type { SiteProfile } from '@site/shell-contract';
import type { FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EncodedPage, encodePage, plainFile, READ_METHODS, sendEncoded } from '../pages/encoded-page.ts';
import { webManifest } from '../../app/head/site-head.ts';
import { siteIcon } from '../../app/head/site-icon.ts';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { Revisions } from '../pages/revisions.ts';
import type { SiteRevision } from '../live/site-revision.ts';
import { NEUTRAL_PROFILE } from '../live/compose-parts.ts';
import { refuse } from '../http/refusal.ts';

interface PlainFilesOptions {
  siteName: string;
  dist: string;
  revisions: Revisions;
}

const DAY = 'public, max-age=86400';
const HOUR = 'public, max-age=3600';
const ASK_EACH_TIME = 'no-cache';

/** Each has an ETag. */
export async function registerPlainFiles(server: FastifyInstance, { siteName, dist, revisions }: PlainFilesOptions) {
  const files: [path: string, type: string, cacheControl: string, text: string][] = [
    ['/favicon.svg', 'image/svg+xml', DAY, siteIcon],
    // Browser default for responses that name no icon, such as the API's.
    ['/favicon.ico', 'image/svg+xml', DAY, siteIcon],
    // A worker controls only paths below its own.
    [
      '/service-worker.js',
      'text/javascript; charset=utf-8',
      ASK_EACH_TIME,
      await readFile(join(dist, 'offline/service-worker.js'), 'utf8'),
    ],
  ];
  for (const [path, type, cacheControl, text] of files) {
    const file = await encodePage(text);
    server.route({
      method: READ_METHODS,
      url: path,
      handler: (request, reply) =>
        sendEncoded(request, reply, file, { 'content-type': type, 'cache-control': cacheControl }),
    });
  }

  const manifests = new WeakMap<SiteProfile, Promise<EncodedPage>>();
  server.route({
    method: READ_METHODS,
    url: '/manifest.webmanifest',
    handler: async (request, reply) => {
      const profile = (await revisions.of(request))?.profile ?? NEUTRAL_PROFILE;
      const manifest = webManifest({ name: siteName }, profile);
      const file = manifests.get(profile) ?? encodePage(JSON.stringify(manifest));
      manifests.set(profile, file);
      return sendEncoded(request, reply, await file, {
        'content-type': 'application/manifest+json',
        'cache-control': HOUR,
      });
    },
  });

  const siteImages = new Map<string, Buffer>();
  for (const name of await readdir(join(dist, 'social')))
    siteImages.set(name, await readFile(join(dist, 'social', name)));
  server.route<{ Params: { name: string } }>({
    method: READ_METHODS,
    url: '/social/:name',
    handler: async (request, reply) => {
      const { name } = request.params;
      const image = siteImages.get(name) ?? (await socialImageOf(await revisions.of(request), name));
      if (!image) return reply.callNotFound();
      return sendEncoded(request, reply, plainFile(image), { 'content-type': 'image/png', 'cache-control': DAY });
    },
  });

  const encoded = new WeakMap<BrowserComposition, Promise<EncodedPage>>();
  server.route({
    method: READ_METHODS,
    url: '/composition.json',
    handler: async (request, reply) => {
      const composition = (await revisions.of(request))?.composition;
      if (!composition) return refuse(request, reply, 'COMPOSITION_MISSING');
      const file = encoded.get(composition) ?? encodePage(JSON.stringify(composition));
      encoded.set(composition, file);
      return sendEncoded(request, reply, await file, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': ASK_EACH_TIME,
      });
    },
  });
}

/** The site serves it, so its address stays stable. */
async function socialImageOf(revision: SiteRevision | undefined, name: string): Promise<Buffer | undefined> {
  const path = `${SOCIAL_IMAGE_FOLDER}${name}`;
  const release = Object.values(revision?.loaded ?? {}).find(({ descriptor }) => Object.hasOwn(descriptor.files, path));
  const image = await release?.browserFile?.(path);
  return image && Buffer.from(image);
}
