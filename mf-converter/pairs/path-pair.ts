import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { isKnownCategory } from '@site/catalog/known-category';
import { loadUnits } from '@site/catalog/load-units';
import type { PageContext } from '@site/shell-contract';
import { pairFromSlug, pairPath } from './pair.ts';
import type { Pair } from './pair.ts';

export type PathPair =
  | { kind: 'known'; pair: Pair; units: readonly UnitDefinition[]; isCanonical: boolean }
  | { kind: 'unknown-pair' | 'unknown-category' };

export async function loadPathPair({ params, path }: Pick<PageContext, 'params' | 'path'>): Promise<PathPair> {
  const { category = '', slug = '' } = params;
  if (!isKnownCategory(category)) return { kind: 'unknown-category' };
  const units = await loadUnits(category);
  const pair = pairFromSlug(slug, units);
  return pair ? { kind: 'known', pair, units, isCanonical: pairPath(pair) === path } : { kind: 'unknown-pair' };
}

/** Keeps the query, so that a redirect keeps the value. */
export function withSearch(path: string, search: URLSearchParams): string {
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}
