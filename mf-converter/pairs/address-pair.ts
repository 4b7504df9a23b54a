import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { RouteContext } from '@site/shell-contract';
import { isKnownCategory } from '@site/catalogue/load-category';
import { unitDefinitionsQuery } from '../queries/unit-definitions-query.ts';
import { pairFromSlug, pairPath } from './pair.ts';
import type { Pair } from './pair.ts';

export type AddressPair =
  | { state: 'unknown' }
  | { state: 'loading' }
  | { state: 'known'; pair: Pair; units: readonly UnitDefinition[]; isCanonical: boolean };

/** What the segments `:category` and `:slug` of the address stand for, from the query cache alone. */
export function addressPair({ params, path, queryClient }: Pick<RouteContext, 'params' | 'path' | 'queryClient'>): AddressPair {
  const { category = '', slug = '' } = params;
  if (!isKnownCategory(category)) return { state: 'unknown' };
  const units = queryClient.getQueryData(unitDefinitionsQuery(category).queryKey);
  if (!units) return { state: 'loading' };
  const pair = pairFromSlug(slug, units);
  return pair ? { state: 'known', pair, units, isCanonical: pairPath(pair) === path } : { state: 'unknown' };
}
