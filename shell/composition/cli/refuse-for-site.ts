import { gateResult, type GateResult } from '../document/gate-results.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import type { SiteStatus } from '../store/site-status.ts';
import type { ComposeArguments } from './compose-arguments.ts';
import { refuseLoopback } from './loopback-releases.ts';
import type { ProvenRelease } from './prove-release.ts';
import { askSites } from './site-verdict.ts';

const SIGNATURE_LIMIT_MS = 5000;

/** Refuses what the running sites would refuse because of settings that this command lacks. */
export async function refuseForSite(
  store: CompositionStore,
  given: Pick<ComposeArguments, 'site' | 'trustOrigins'>,
  proven: readonly ProvenRelease[],
): Promise<ProvenRelease[]> {
  return refuseUnsigned(store, given, await refuseLoopback(store, given, proven));
}

/** Without `RELEASE_KEYS`, this command cannot check a signature, but it can see that a signature is missing. */
async function refuseUnsigned(
  store: CompositionStore,
  { site }: Pick<ComposeArguments, 'site'>,
  proven: ProvenRelease[],
): Promise<ProvenRelease[]> {
  if (process.env['RELEASE_KEYS']) return proven;
  const sites = await askSites(store, site).catch((): readonly SiteStatus[] => []);
  const strict = sites.find(({ requiresSignatures }) => requiresSignatures);
  if (!strict) return proven;
  return Promise.all(
    proven.map(async (release) => {
      const { entry, results } = release;
      if (!entry) return release;
      const signed = await isSigned(entry.release);
      if (signed === undefined) return release;
      const checked = signatureResult(entry.descriptor.name, entry.release, strict.url, signed);
      return { ...release, results: results.map((result) => (result.gate === 'signature' ? checked : result)) };
    }),
  );
}

function signatureResult(remote: string, release: string, site: string, signed: boolean): GateResult {
  return signed
    ? gateResult(
        'signature',
        'skipped',
        `Not checked: ${release} is signed, but RELEASE_KEYS is not set here. ${site} checks the signature. Set RELEASE_KEYS as the site has it.`,
        { remote },
      )
    : gateResult(
        'signature',
        'failed',
        `${release} is not signed, and ${site} accepts only signed releases. Release it again with RELEASE_SIGNING_KEY.`,
        { remote, code: 'SIGNATURE' },
      );
}

/** Undefined if the server does not answer. The site will say so. */
async function isSigned(release: string): Promise<boolean | undefined> {
  const response = await fetch(`${release}.sig`, { signal: AbortSignal.timeout(SIGNATURE_LIMIT_MS) }).catch(
    () => undefined,
  );
  await response?.body?.cancel();
  return response?.ok;
}
