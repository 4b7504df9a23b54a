import { digestFolder, integrityOf } from '@site/release/integrity';
import { isBrowserFile, parseReleaseDescriptor } from '@site/release/release-descriptor';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStoredFile } from './stored-release.ts';

const RELEASE_FOLDER = /^sha384-[\da-f]{96}$/;

/**
 * Reads a file of a kept release's browser build, whether the release is in use or was once.
 * @param folder where releases are kept
 * @param release name of the release's folder below it, see `digestFolder`
 * @param path within the release: `browser/entry.1a2b3c.js`
 * @returns undefined for what is not kept, or is no longer what was released
 */
export async function readKeptFile(folder: string, release: string, path: string): Promise<Uint8Array | undefined> {
  if (!RELEASE_FOLDER.test(release) || !isBrowserFile(path)) return undefined;
  const bytes = await readFile(join(folder, release, 'release.json')).catch(() => undefined);
  if (!bytes || digestFolder(integrityOf(bytes)) !== release) return undefined;
  const parsed = parseReleaseDescriptor(bytes.toString());
  const expected = parsed.ok && Object.hasOwn(parsed.descriptor.files, path) ? parsed.descriptor.files[path] : undefined;
  return expected === undefined ? undefined : readStoredFile(folder, integrityOf(bytes), path, expected);
}
