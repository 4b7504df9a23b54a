import { contentTypeOf } from '@site/release/content-type';
import { digestFolder } from '@site/release/integrity';
import { DESCRIPTOR_FILE } from '@site/release/release-descriptor';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type EncodedPage, encodePage, READ_METHODS, sendEncoded, sizeOf } from '../pages/encoded-page.ts';
import { readKeptDescriptor, readKeptFile } from '../../../composition/gates/kept-release-file.ts';
import { refuse } from '../http/refusal.ts';
import type { Revisions } from '../pages/revisions.ts';
import { KEPT_FILES } from '../http/kept-release-address.ts';

interface KeptFilesOptions {
  folder: string;
  revisions: Pick<Revisions, 'all'>;
}

/** When a release server fails, every open page requests the same few files. */
const CACHE_BYTES = 16 * 1024 * 1024;

/**
 * Serves browser files and `release.json` of all cached releases, so open pages keep working when a release's server
 * fails or drops them.
 */
export function registerKeptFiles(server: FastifyInstance, { folder, revisions }: KeptFilesOptions) {
  const files = new LRUCache<string, EncodedPage>({
    maxSize: CACHE_BYTES,
    sizeCalculation: sizeOf,
    // Concurrent requests share one read.
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
        'content-type': contentTypeOf(name),
        'cache-control': 'public, max-age=31536000, immutable',
        // Other sites may compose this release.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  });
}

/** Releases that could not be written to disk are in memory. */
async function readInUse(
  { all }: Pick<Revisions, 'all'>,
  release: string,
  path: string,
): Promise<Uint8Array | undefined> {
  const inUse = all
    .flatMap(({ loaded }) => Object.values(loaded))
    .find(({ digest }) => digestFolder(digest) === release);
  return path === DESCRIPTOR_FILE ? inUse?.descriptorBytes : inUse?.browserFile?.(path);
}
