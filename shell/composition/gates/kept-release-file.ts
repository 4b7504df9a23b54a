import { digestFolder, integrityOf } from '@site/release/integrity';
import { DESCRIPTOR_FILE, isBrowserFile, parseReleaseDescriptor } from '@site/release/release-descriptor';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStoredFile } from './stored-release.ts';

const RELEASE_FOLDER = /^sha384-[\da-f]{96}$/;

/**
 * @param release folder name, see `digestFolder`
 * @returns undefined if the file is missing or doesn't match its digest
 */
export async function readKeptDescriptor(folder: string, release: string): Promise<Uint8Array | undefined> {
  if (!RELEASE_FOLDER.test(release)) return undefined;
  const bytes = await readFile(join(folder, release, DESCRIPTOR_FILE)).catch(() => undefined);
  return bytes && digestFolder(integrityOf(bytes)) === release ? bytes : undefined;
}

/** @param path within the release: `browser/entry.1a2b3c.js` */
export async function readKeptFile(folder: string, release: string, path: string): Promise<Uint8Array | undefined> {
  const bytes = isBrowserFile(path) ? await readKeptDescriptor(folder, release) : undefined;
  const parsed = bytes && parseReleaseDescriptor(new TextDecoder().decode(bytes));
  const expected =
    parsed?.ok && Object.hasOwn(parsed.descriptor.files, path) ? parsed.descriptor.files[path] : undefined;
  return expected === undefined || !bytes ? undefined : readStoredFile(folder, integrityOf(bytes), path, expected);
}
