import { getContentType } from '@site/release/content-type';
import { digestFolder } from '@site/release/integrity';
import { DESCRIPTOR_FILE, SOCIAL_IMAGE_FOLDER } from '@site/release/release-descriptor';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readKeptDescriptor, readKeptFile } from '../../../composition/judge/stored-release.ts';
import { refuse } from '../http/refusal.ts';
import { KEPT_FILES } from '../live/browser-part.ts';
import type { SiteRevision } from '../live/site-revision.ts';
import {
  type EncodedPage,
  encodePage,
  plainFile,
  READ_METHODS,
  sendEncoded,
  computeSize,
} from '../pages/encoded-page.ts';
import { releasesFolder } from '../settings.ts';
import type { Core } from './core.ts';

/** When a release server fails, every open page requests the same few files. */
const CACHE_BYTES = 16 * 1024 * 1024;

export async function releaseFiles(server: FastifyInstance, core: Core) {
  addKeptFiles(server, core);
  await addSocialImages(server, core);
}

/** Serves the files of all cached releases, so open pages keep working when a release's server fails. */
function addKeptFiles(server: FastifyInstance, { settings, revisions }: Core) {
  const folder = releasesFolder(settings);
  const files = new LRUCache<string, EncodedPage>({
    maxSize: CACHE_BYTES,
    sizeCalculation: computeSize,
    fetchMethod: async (name) => {
      const [, release = '', path = ''] = /^([^/]+)\/(.*)$/.exec(name) ?? [];
      const bytes =
        (await readInUse(revisions, release, path)) ??
        (await (path === DESCRIPTOR_FILE ? readKeptDescriptor(folder, release) : readKeptFile(folder, release, path)));
      return bytes && encodePage(bytes);
    },
  });
  server.route<{ Params: { '*': string } }>({
    method: READ_METHODS,
    url: `${KEPT_FILES}*`,
    handler: async (request, reply) => {
      const name = request.params['*'];
      const file = await files.fetch(name);
      if (!file) return refuse(request, reply, 'RELEASE_FILE_MISSING');
      return sendEncoded(request, reply, file, {
        'content-type': getContentType(name),
        'cache-control': 'public, max-age=31536000, immutable',
        // Other sites may use this release.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  });
}

/** Releases that could not be written to disk are in memory. */
async function readInUse({ all }: Core['revisions'], release: string, path: string): Promise<Uint8Array | undefined> {
  const inUse = all
    .flatMap(({ loaded }) => Object.values(loaded))
    .find(({ digest }) => digestFolder(digest) === release);
  return path === DESCRIPTOR_FILE ? inUse?.descriptorBytes : inUse?.browserFile?.(path);
}

/** The site serves these images, so their URLs do not change with a release. */
async function addSocialImages(server: FastifyInstance, { dist, revisions }: Core) {
  const siteImages = new Map<string, Buffer>();
  for (const name of await readdir(join(dist, 'social')))
    siteImages.set(name, await readFile(join(dist, 'social', name)));
  server.route<{ Params: { name: string } }>({
    method: READ_METHODS,
    url: '/social/:name',
    handler: async (request, reply) => {
      const { name } = request.params;
      const image = siteImages.get(name) ?? (await getSocialImage(await revisions.of(request), name));
      if (!image) return reply.callNotFound();
      return sendEncoded(request, reply, plainFile(image), {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
      });
    },
  });
}

async function getSocialImage(revision: SiteRevision | undefined, name: string): Promise<Buffer | undefined> {
  const path = `${SOCIAL_IMAGE_FOLDER}${name}`;
  const release = Object.values(revision?.loaded ?? {}).find(({ descriptor }) => Object.hasOwn(descriptor.files, path));
  const image = await release?.browserFile?.(path);
  return image && Buffer.from(image);
}
