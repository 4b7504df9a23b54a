import { integrityOf } from '@site/shell-contract/build/integrity';
import type { ReleaseDescriptor } from '@site/shell-contract/build/release-descriptor';
import { releaseSchema } from '../composition/release-schema.ts';

/** A release as an operator names it: by its address. The digest is of what lies there now, and from then on of nothing else. */
export interface ReleaseEntry {
  release: string;
  digest: string;
  descriptor: ReleaseDescriptor;
}

/** Reads the release at an address (its `release.json`, or the folder that holds it). Throws with a sentence for the operator. */
export async function readReleaseEntry(address: string): Promise<ReleaseEntry> {
  const release = address.endsWith('.json') ? address : `${address.replace(/\/$/, '')}/release.json`;
  const response = await fetch(release).catch((cause: unknown) => {
    throw new Error(`${release} cannot be reached. Is its server running?`, { cause });
  });
  if (!response.ok) throw new Error(`${release} answered ${response.status}. Is the address right?`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const descriptor = releaseSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
  if (!descriptor.success) throw new Error(`${release} is not a release descriptor: ${descriptor.error.issues[0]?.message}.`);
  return { release, digest: integrityOf(bytes), descriptor: descriptor.data };
}
