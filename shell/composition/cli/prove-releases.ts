import { gateResult, type GateResult } from '../document/gate-results.ts';
import { isLoopback } from '../judge/fetch-file.ts';
import type { FetchReleaseOptions } from '../judge/fetch-release.ts';
import type { SiteStatus } from '../store/site-status.ts';
import type { ComposeOutput } from './compose-output.ts';
import { readComposeSettings } from './compose-settings.ts';
import type { ChangeRequest } from './judge-change.ts';
import { fetchOptions } from './present-composition.ts';
import { proveRelease, type ProvenRelease } from '../judge/judge-release.ts';
import type { ReadRelease } from '../judge/read-release.ts';
import type { ReleaseAddress } from './resolve-release.ts';
import { askSites } from './site-verdict.ts';

const SIGNATURE_LIMIT_MS = 5000;

/** Also refuses what the running sites would refuse because of settings that this command lacks. */
export async function proveForSite(
  { store, given, output }: Pick<ChangeRequest, 'store' | 'given' | 'output'>,
  addresses: readonly ReleaseAddress[],
): Promise<ProvenRelease[]> {
  const proven = await proveReleases(addresses, await fetchOptions(store, given), output);
  const sites = await askSites(store, given.site).catch((): readonly SiteStatus[] => []);
  const origins = [readComposeSettings('siteUrl').siteUrl, ...sites.map(({ origin }) => origin)];
  const publicOrigin = origins.find((origin) => origin !== undefined && !isLoopback(origin));
  return Promise.all(
    proven.map(async ({ entry, results }) => {
      if (!entry) return { results };
      const isTrusted = given.trustOrigin?.includes(new URL(entry.release).origin) ?? false;
      const loopback = publicOrigin === undefined || isTrusted ? undefined : refuseLoopback(entry, publicOrigin);
      const signature = await missingSignature(entry, sites);
      const checked = results.map((result) => (result.gate === 'signature' && signature ? signature : result));
      return { entry, results: loopback ? [...checked, loopback] : checked };
    }),
  );
}

export async function proveReleases(
  releases: readonly ReleaseAddress[],
  options: FetchReleaseOptions,
  output: ComposeOutput,
): Promise<ProvenRelease[]> {
  const onFile = (come: number, all: number) => output.progress(`Fetching files: ${come} of ${all}`);
  return Promise.all(releases.map(({ address, digest }) => proveRelease(address, { ...options, onFile }, digest)));
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

/** Without `RELEASE_KEYS`, this command cannot check a signature, but it can see that a signature is missing. */
async function missingSignature(
  { release, descriptor: { name: remote } }: ReadRelease,
  sites: readonly SiteStatus[],
): Promise<GateResult | undefined> {
  const strict = sites.find(({ requiresSignatures }) => requiresSignatures);
  if (process.env['RELEASE_KEYS'] || !strict) return undefined;
  const signal = AbortSignal.timeout(SIGNATURE_LIMIT_MS);
  const response = await fetch(`${release}.sig`, { signal }).catch(() => undefined);
  await response?.body?.cancel();
  // Without a response, the site reports it.
  if (!response) return undefined;
  return response.ok
    ? gateResult('signature', 'skipped', {
        remote,
        cause: `Not checked: ${release} is signed, but RELEASE_KEYS is not set here. ${strict.url} checks the signature.`,
        cure: 'Set RELEASE_KEYS as the site has it.',
      })
    : gateResult('signature', 'failed', {
        remote,
        address: release,
        code: 'SIGNATURE',
        cause: `${release} is not signed, and ${strict.url} accepts only signed releases.`,
        cure: 'Release it again with RELEASE_SIGNING_KEY.',
      });
}
