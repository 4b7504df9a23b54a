import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import type { Provided } from '@site/release/requirements';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fetchDescriptor, fetchFiles, type FetchReleaseOptions, type ReleaseEntry, requireFit } from '../composition/fetch-release.ts';
import { providedWith } from '../composition/provided.ts';
import { readReleaseLimits } from '../composition/release-limits.ts';

/** A release as an operator names it: by its address. The digest is of what lies there now, and from then on of nothing else. */
export interface ReadRelease extends ReleaseEntry {
  descriptor: ReleaseDescriptor;
}

const ASSETS = join(import.meta.dirname, '../dist/assets.json');

/** Reads the release at an address (its `release.json`, or the folder that holds it). Throws `ReleaseError` with a sentence for the operator. */
export async function readRelease(address: string, options: FetchReleaseOptions = { origin: 'http://localhost', limits: readReleaseLimits(process.env) }): Promise<ReadRelease> {
  const release = address.endsWith('.json') ? address : `${address.replace(/\/+$/, '')}/release.json`;
  const { digest, descriptor } = await fetchDescriptor(release, undefined, options);
  return { release, digest, descriptor };
}

/** Checks a release as the site will: its needs, and every file of it. Throws `ReleaseError`. */
export async function proveRelease({ release, descriptor }: ReadRelease, options: FetchReleaseOptions): Promise<void> {
  requireFit(descriptor.name, descriptor, await providedHere());
  await fetchFiles(release, descriptor, options);
}

/** What the shell provides that is built here. */
async function providedHere(): Promise<Provided> {
  const text = await readFile(ASSETS, 'utf8').catch((cause: unknown) => {
    throw new Error(`The shell is not built, so nobody can tell what fits it (${ASSETS} is missing). Build it: npm run build -w shell --if-present`, { cause });
  });
  return providedWith(z.object({ shared: z.record(z.string(), z.string()) }).parse(JSON.parse(text)).shared);
}
