import { digestFolder } from '@site/release/integrity';
import { DESCRIPTOR_FILE } from '@site/release/release-descriptor';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { extname } from 'node:path';
import { readKeptDescriptor, readKeptFile } from '../../../composition/gates/kept-file.ts';
import { encodeFile, type EncodedPage } from '../pages/encoded-page.ts';
import { sizeOf } from '../pages/page-cache.ts';
import { READ_METHODS, sendEncoded } from '../pages/send-encoded.ts';
import { refuse } from '../http/refusal.ts';
import type { Revisions } from '../pages/revisions.ts';
import { KEPT_FILES } from '../site/kept-address.ts';

interface KeptFilesOptions {
  /** Where releases are kept. */
  folder: string;
  revisions: Pick<Revisions, 'all'>;
}

/** Ready to be sent: when a release server fails, every open page asks for the same few files. */
const CACHE_BYTES = 16 * 1024 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/**
 * Serves the browser files of all releases that are kept, those of former compositions too. Browsers ask for them here where a release's own
 * server has failed or has dropped it: a page goes on with the files that it was made of for as long as it is open. And its `release.json`,
 * in which each page finds the digests of the scripts that it does not run at once.
 */
export function registerKeptFiles(server: FastifyInstance, { folder, revisions }: KeptFilesOptions) {
  const files = new LRUCache<string, EncodedPage>({
    maxSize: CACHE_BYTES,
    sizeCalculation: sizeOf,
    // Asked for at the same time, a file is read once.
    fetchMethod: async (name) => {
      const [, release = '', path = ''] = /^([^/]+)\/(.*)$/.exec(name) ?? [];
      const bytes =
        (await readInUse(revisions, release, path)) ??
        (await (path === DESCRIPTOR_FILE ? readKeptDescriptor(folder, release) : readKeptFile(folder, release, path)));
      return bytes && encodeFile(bytes);
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
        'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
        // As a release server has it: pages of other sites may be composed of this release.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  });
}

/** A release that cannot be written to the disk is held in memory. */
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
