import type { CompositionStore } from '../store/composition-store.ts';
import { type Evidence, gateResult } from '../document/gate-results.ts';
import { isLoopback } from '../gates/fetch-file.ts';
import type { SiteStatus } from '../store/site-status.ts';
import type { ComposeArguments } from './compose-arguments.ts';
import { readComposeSettings } from './compose-settings.ts';
import type { ProvenRelease } from './prove-release.ts';
import { askSites } from './site-verdict.ts';

/**
 * Visitors' browsers would load loopback scripts from their own machines. `--trust-origin` allows them for a site
 * that only this machine opens.
 */
export async function refuseLoopback(
  store: CompositionStore,
  { site, trustOrigins }: Pick<ComposeArguments, 'site' | 'trustOrigins'>,
  proven: readonly ProvenRelease[],
): Promise<ProvenRelease[]> {
  const isRefused = (release: string) => isLoopback(release) && !trustOrigins.includes(new URL(release).origin);
  if (!proven.some(({ entry }) => entry && isRefused(entry.release))) return [...proven];
  const origin = await publicOrigin(store, site);
  if (origin === undefined) return [...proven];
  return proven.map((release) => {
    const { entry, results } = release;
    if (!entry || !isRefused(entry.release)) return release;
    const sentence =
      `${entry.release} is a loopback address, but visitors open ${origin}, so their browsers would look for ` +
      'it on their own machines. Compose the release with its public address. If only this machine opens ' +
      `the site: --trust-origin ${new URL(entry.release).origin}`;
    const refusal: Evidence = [
      gateResult('origin', 'failed', sentence, { remote: entry.descriptor.name, code: 'LOOPBACK' }),
    ];
    return { ...release, results: [...results, ...refusal] };
  });
}

async function publicOrigin(store: CompositionStore, site: string | undefined): Promise<string | undefined> {
  const sites = await askSites(store, site).catch((): readonly SiteStatus[] => []);
  return [readComposeSettings('siteUrl').siteUrl, ...sites.map(({ origin }) => origin)].find(
    (origin): origin is string => isPublic(origin) === true,
  );
}

export function isPublic(origin: string | undefined): boolean {
  return origin !== undefined && URL.canParse(origin) && !isLoopback(origin);
}
