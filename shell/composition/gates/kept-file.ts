import { digestFolder, integrityOf } from '@site/release/integrity';
import { DESCRIPTOR_FILE, isBrowserFile, parseReleaseDescriptor } from '@site/release/release-descriptor';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStoredFile } from './stored-release.ts';

const RELEASE_FOLDER = /^sha384-[\da-f]{96}$/;

/**
 * Reads what a kept release says of itself, whether the release is in use or was once.
 * @param folder where releases are kept
 * @param release name of the release's folder below it, see `digestFolder`
 * @returns the bytes of its `release.json`; undefined for what is not kept, or is no longer what was released
 */
export async function readKeptDescriptor(folder: string, release: string): Promise<Uint8Array | undefined> {
  if (!RELEASE_FOLDER.test(release)) return undefined;
  const bytes = await readFile(join(folder, release, DESCRIPTOR_FILE)).catch(() => undefined);
  return bytes && digestFolder(integrityOf(bytes)) === release ? bytes : undefined;
}

/**
 * Reads a file of a kept release's browser build, as `readKeptDescriptor` does.
 * @param path within the release: `browser/entry.1a2b3c.js`
 */
export async function readKeptFile(folder: string, release: string, path: string): Promise<Uint8Array | undefined> {
  const bytes = isBrowserFile(path) ? await readKeptDescriptor(folder, release) : undefined;
  const parsed = bytes && parseReleaseDescriptor(new TextDecoder().decode(bytes));
  const expected =
    parsed?.ok && Object.hasOwn(parsed.descriptor.files, path) ? parsed.descriptor.files[path] : undefined;
  return expected === undefined || !bytes ? undefined : readStoredFile(folder, integrityOf(bytes), path, expected);
}
