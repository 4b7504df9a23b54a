import { type Evidence, type GateResult, gateResult } from '../document/gate-results.ts';
import { isLoopback } from '../judge/fetch-file.ts';
import { readRelease, type ReadRelease } from '../judge/fetch-release.ts';
import { ReleaseError, releaseFinding } from '../judge/release-error.ts';
import type { SiteStatus } from '../store/site-status.ts';
import { readComposeSettings } from './compose-settings.ts';
import { askSites } from './await-shells.ts';
import { type ChangeRequest, fetchOptions } from './present-composition.ts';
import type { ReleaseAddress } from './resolve-release.ts';

export interface OfferedRelease {
  /** Absent if its descriptor cannot be read. */
  entry?: ReadRelease;
  results: Evidence;
}

/** Reads the descriptors. Shells fetch and judge the rest. */
export async function readReleases(
  { store, given }: Pick<ChangeRequest, 'store' | 'given'>,
  addresses: readonly ReleaseAddress[],
): Promise<OfferedRelease[]> {
  const options = await fetchOptions(store, given);
  const sites = await askSites(store, given.site).catch((): readonly SiteStatus[] => []);
  const origins = [readComposeSettings('siteUrl').siteUrl, ...sites.map(({ origin }) => origin)];
  const publicOrigin = origins.find((origin) => origin !== undefined && !isLoopback(origin));
  return Promise.all(
    addresses.map(async ({ address, digest }) => {
      try {
        const entry = await readRelease(address, options, digest);
        const isTrusted = given.trustOrigin?.includes(new URL(entry.release).origin) ?? false;
        const loopback = publicOrigin === undefined || isTrusted ? undefined : refuseLoopback(entry, publicOrigin);
        return { entry, results: loopback ? [loopback] : [] };
      } catch (error) {
        if (error instanceof ReleaseError) return { results: [releaseFinding(error, address)] };
        throw error;
      }
    }),
  );
}

/** Visitors' browsers would load loopback scripts from their own machines. */
function refuseLoopback({ release, descriptor }: ReadRelease, publicOrigin: string): GateResult | undefined {
  if (!isLoopback(release)) return undefined;
  return gateResult('origin', 'failed', {
    remote: descriptor.name,
    address: release,
    code: 'LOOPBACK',
    cause: `${release} is a loopback address, but visitors open ${publicOrigin}, so their browsers would look for it on their own machines.`,
    cure: `Compose the release with its public address. If only this machine opens the site: --trust-origin ${new URL(release).origin}`,
  });
}
