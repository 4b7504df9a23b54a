import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { fetchDescriptor, type FetchReleaseOptions, type ReleaseEntry } from '../gates/fetch-release.ts';
import { readReleaseLimits } from '../gates/release-limits.ts';

/** A release as an operator names it: by its address. The digest is of what lies there now, and from then on of nothing else. */
export interface ReadRelease extends ReleaseEntry {
  descriptor: ReleaseDescriptor;
}

/**
 * Reads the release at an address (its `release.json`, or the folder that holds it). Throws `ReleaseError` with a sentence for the operator.
 * @param expected its digest, where that is known
 */
export async function readRelease(
  address: string,
  options: FetchReleaseOptions = { origin: 'http://localhost', limits: readReleaseLimits(process.env) },
  expected?: string,
): Promise<ReadRelease> {
  const release = releaseAddress(address);
  const { digest, descriptor } = await fetchDescriptor(release, expected, options);
  return { release, digest, descriptor };
}

/** The address of the `release.json` at an address. */
export function releaseAddress(address: string): string {
  return address.endsWith('.json') ? address : `${address.replace(/\/+$/, '')}/release.json`;
}
