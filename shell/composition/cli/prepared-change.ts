import type { CompositionDocument } from '../document/composition-document.ts';
import type { CurrentComposition } from '../store/composition-store.ts';
import { type Evidence, gateResult, type GateResult } from '../document/gate-results.ts';
import type { ComposedChange } from './next-document.ts';
import type { ProvenRelease } from './prove-release.ts';

/** `make` checks the change against the composition that is current when it is applied. */
export interface PreparedChange {
  results: Evidence;
  /** True if releases were fetched. */
  hasReleases: boolean;
  /** Sample addresses that the releases name. */
  paths: readonly string[];
  /** Throws with a sentence if the change isn't allowed. */
  make: (current: CurrentComposition, former: readonly CompositionDocument[]) => ComposedChange;
}

type Entries = readonly NonNullable<ProvenRelease['entry']>[];

export function prepared(
  proven: readonly ProvenRelease[],
  make: (current: CurrentComposition, former: readonly CompositionDocument[], entries: Entries) => ComposedChange,
): PreparedChange {
  const entries = proven.flatMap(({ entry }) => (entry ? [entry] : []));
  return {
    hasReleases: entries.length > 0,
    paths: entries.flatMap(({ descriptor }) => descriptor.paths ?? []),
    results: proven.flatMap(({ results }) => results),
    make: (current, former) => make(current, former, entries),
  };
}

export function nothingFetched(): Pick<PreparedChange, 'results' | 'hasReleases' | 'paths'> {
  const result: GateResult = gateResult(
    'files',
    'skipped',
    'Nothing to fetch here: the site already has these releases, or fetches and checks them itself.',
  );
  return { hasReleases: false, paths: [], results: [result] };
}

export function titlesOf(entries: Entries): string {
  return entries.map(({ descriptor: { name, version } }) => `${name} ${version}`).join(', ');
}
