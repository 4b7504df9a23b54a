import { digestFolder, computeIntegrity } from '@site/release/integrity';
import {
  DESCRIPTOR_FILE,
  isBrowserFile,
  parseReleaseDescriptor,
  type ReleaseDescriptor,
} from '@site/release/release-descriptor';
import { SIGNATURE_FILE } from '@site/release/signature';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, writeDurably, writeSynced } from '../store/durable-file.ts';
import type { ReleaseFiles } from './fetch-release.ts';

/** Lists the URLs from which every file was fetched with the browser's checks. */
const PROVEN = 'proven.json';
const RELEASE_FOLDER = /^sha384-[\da-f]{96}$/;

export interface KeptRelease {
  descriptor: ReleaseDescriptor;
  descriptorBytes: Uint8Array;
  files: ReleaseFiles;
  proven: readonly string[];
  signature: string | undefined;
}

export async function readStoredRelease(folder: string, digest: string): Promise<KeptRelease | undefined> {
  const own = join(folder, digestFolder(digest));
  const descriptorBytes = await readVerified(join(own, DESCRIPTOR_FILE), digest);
  if (!descriptorBytes) return undefined;
  const parsed = parseReleaseDescriptor(new TextDecoder().decode(descriptorBytes));
  if (!parsed.ok) return undefined;
  const { descriptor } = parsed;
  const files = new Map<string, Uint8Array>();
  for (const [path, expected] of Object.entries(descriptor.files)) {
    const bytes = await readVerified(join(own, path), expected);
    if (!bytes) return undefined;
    files.set(path, bytes);
  }
  return {
    descriptor,
    descriptorBytes,
    files,
    proven: await readProven(own),
    signature: await readFile(join(own, SIGNATURE_FILE), 'utf8').catch(() => undefined),
  };
}

export async function writeStored(
  folder: string,
  digest: string,
  { descriptorBytes, files, proven, signature }: Omit<KeptRelease, 'descriptor'>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(join(folder, '.draft-'));
  try {
    await writeSynced(join(draft, DESCRIPTOR_FILE), descriptorBytes);
    await writeSynced(join(draft, PROVEN), JSON.stringify(proven));
    if (signature !== undefined) await writeSynced(join(draft, SIGNATURE_FILE), signature);
    const folders = new Set([draft]);
    for (const [path, bytes] of files) {
      const file = join(draft, path);
      await mkdir(dirname(file), { recursive: true });
      await writeSynced(file, bytes);
      folders.add(dirname(file));
    }
    for (const written of folders) await syncFolder(written);
    await moveIntoPlace(draft, { folder, digest });
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
}

/** A rename cannot replace a non-empty folder, and another process may have written the release first. */
async function moveIntoPlace(draft: string, { folder, digest }: { folder: string; digest: string }): Promise<void> {
  const own = join(folder, digestFolder(digest));
  const isMoved = await rename(draft, own).then(
    () => true,
    () => false,
  );
  if (isMoved) return;
  if (!(await readStoredRelease(folder, digest))) {
    await rm(own, { recursive: true, force: true });
    return rename(draft, own);
  }
  await rm(draft, { recursive: true, force: true });
}

export async function writeProof(
  folder: string,
  digest: string,
  { proven, signature }: Pick<KeptRelease, 'proven' | 'signature'>,
): Promise<void> {
  const own = join(folder, digestFolder(digest));
  if (signature !== undefined) await writeDurably(join(own, SIGNATURE_FILE), signature);
  await writeDurably(join(own, PROVEN), JSON.stringify(proven));
}

async function readProven(own: string): Promise<string[]> {
  try {
    const proven: unknown = JSON.parse(await readFile(join(own, PROVEN), 'utf8'));
    return Array.isArray(proven) ? proven.filter((url) => typeof url === 'string') : [];
  } catch {
    return []; // The release is fetched again.
  }
}

async function readVerified(path: string, digest: string): Promise<Uint8Array | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && computeIntegrity(bytes) === digest ? bytes : undefined;
}

/**
 * @param release folder name, see `digestFolder`
 * @returns undefined if the file is missing or doesn't match its digest
 */
export async function readKeptDescriptor(folder: string, release: string): Promise<Uint8Array | undefined> {
  if (!RELEASE_FOLDER.test(release)) return undefined;
  const bytes = await readFile(join(folder, release, DESCRIPTOR_FILE)).catch(() => undefined);
  return bytes && digestFolder(computeIntegrity(bytes)) === release ? bytes : undefined;
}

/** @param path path in the release, such as `browser/entry.1a2b3c.js` */
export async function readKeptFile(folder: string, release: string, path: string): Promise<Uint8Array | undefined> {
  const bytes = isBrowserFile(path) ? await readKeptDescriptor(folder, release) : undefined;
  const parsed = bytes && parseReleaseDescriptor(new TextDecoder().decode(bytes));
  const expected =
    parsed?.ok && Object.hasOwn(parsed.descriptor.files, path) ? parsed.descriptor.files[path] : undefined;
  return expected === undefined || !bytes ? undefined : readVerified(join(folder, release, path), expected);
}
