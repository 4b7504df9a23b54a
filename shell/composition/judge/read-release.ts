import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { fetchDescriptor, type FetchReleaseOptions, type ReleaseEntry } from './fetch-release.ts';
import { readReleaseLimits } from './release-limits.ts';

export interface ReadRelease extends ReleaseEntry {
  descriptor: ReleaseDescriptor;
}

/**
 * Throws `ReleaseError` with a sentence for the operator.
 * @param address of `release.json` or its folder
 * @param expected the digest, if known
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

export function releaseAddress(address: string): string {
  return address.endsWith('.json') ? address : `${address.replace(/\/+$/, '')}/release.json`;
}
