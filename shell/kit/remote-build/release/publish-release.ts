import { computeIntegrity } from '@site/release/integrity';
import { parseReleaseDescriptor, type ReleaseDescriptor } from '@site/release/release-descriptor';
import { SIGNATURE_FILE, signDescriptor } from '@site/release/signature';
import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { PublishError } from './publish-error.ts';
import { listFiles } from './write-release.ts';

const DESCRIPTOR = 'release.json';
const AT_ONCE = 6;

export interface Publication {
  /** Path in the store, with a trailing slash. */
  path: string;
  isNew: boolean;
  /** The number of uploaded files. */
  written: number;
}

/**
 * Publishes a release under `{name}/{version}/`. Writes the descriptor last, so the next attempt completes an
 * interrupted upload. Throws `PublishError`.
 * @param key signs the published descriptor
 */
export async function publishRelease(
  store: FileStore,
  folder: string,
  key: KeyObject | undefined,
): Promise<Publication> {
  const text = readFileSync(join(folder, DESCRIPTOR));
  const descriptor = readDescriptor(folder);
  requireSound(folder, descriptor);
  const path = `${descriptor.name}/${descriptor.version}/`;
  const former = await requireSame(store, path, descriptor);
  const written = await putAll(store, path, folder);
  await putSignature(store, path, former ?? text, key);
  if (former !== undefined || (await store.write(path + DESCRIPTOR, text, { onlyNew: true })))
    return { path, isNew: former === undefined, written };
  // Another process published this version in the meantime.
  const first = await requireSame(store, path, descriptor);
  await putSignature(store, path, first ?? text, key);
  return { path, isNew: false, written };
}

async function putSignature(store: FileStore, path: string, text: Uint8Array, key: KeyObject | undefined) {
  if (key) await store.write(path + SIGNATURE_FILE, Buffer.from(signDescriptor(text, key)));
}

export function readDescriptor(folder: string): ReleaseDescriptor {
  const file = join(folder, DESCRIPTOR);
  if (!existsSync(file))
    throw new PublishError(
      `${folder} is not a release: it has no ${DESCRIPTOR}. Specify a folder that "remote-build build" wrote.`,
    );
  return parse(file, readFileSync(file));
}

/** Throws if a file differs from the build, because the release would be unusable and its version already taken. */
function requireSound(folder: string, { files }: ReleaseDescriptor) {
  const damaged = Object.keys(files).find(
    (file) => !existsSync(join(folder, file)) || computeIntegrity(readFileSync(join(folder, file))) !== files[file],
  );
  if (damaged) throw new PublishError(`${join(folder, damaged)} has changed since the build. Build the release again.`);
}

/** Throws if the version is already published with different content. @returns the published descriptor, if any */
async function requireSame(
  store: FileStore,
  path: string,
  descriptor: ReleaseDescriptor,
): Promise<Uint8Array | undefined> {
  const published = await store.read(path + DESCRIPTOR);
  if (!published) return undefined;
  if (contentOf(descriptor) === contentOf(parse(store.place + path + DESCRIPTOR, published))) return published;
  const { name, version } = descriptor;
  throw new PublishError(
    `${name} ${version} has already been released with different content. Increase "version" in ` +
      'package.json, describe the change in CHANGELOG.md, and release again.',
  );
}

/** The commit and the build time may differ. */
function contentOf({ commit: _commit, builtAt: _builtAt, ...content }: ReleaseDescriptor): string {
  return JSON.stringify(content);
}

/** Uploads changed files, except the descriptor and its signature. @returns their number */
async function putAll(store: FileStore, path: string, folder: string): Promise<number> {
  const files = listFiles(folder).filter((file) => file !== DESCRIPTOR && file !== SIGNATURE_FILE);
  const put = async (file: string) => {
    const bytes = readFileSync(join(folder, file));
    const there = await store.read(path + file);
    return there && Buffer.compare(there, bytes) === 0 ? false : store.write(path + file, bytes);
  };
  let written = 0;
  for (let at = 0; at < files.length; at += AT_ONCE)
    written += (await Promise.all(files.slice(at, at + AT_ONCE).map(put))).filter(Boolean).length;
  return written;
}

function parse(place: string, bytes: Uint8Array): ReleaseDescriptor {
  const parsed = parseReleaseDescriptor(new TextDecoder().decode(bytes));
  if (!parsed.ok)
    throw new PublishError(
      `${place} ${parsed.reason}. Check what is stored there, or increase "version" in package.json.`,
    );
  return parsed.descriptor;
}
