import { findUnit } from '@site/catalog/engine/find-unit';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { mostAskedConversion } from '@site/catalog/most-asked-conversion';
import { LoadCache, useLoaded, withSecondAttempt } from '@site/shell-contract';
import { pairFromSlug } from '../pairs/pair.ts';
import type { Entry, ShownUnits } from './converter-view.ts';

/** A constant array keeps its identity across renders. */
const NONE: readonly UnitDefinition[] = [];
/** The quick converter has five tabs. */
const unitLoads = new LoadCache<readonly UnitDefinition[]>({ most: 5 });
/** The loading code is itself loaded only when a tab needs it. */
const load = (category: string) =>
  withSecondAttempt(async () => (await import('@site/catalog/load-units')).loadUnits(category));

/**
 * Undefined while units load, and an empty array if that fails.
 * @param preloaded the units of one category, from the page
 */
export function useUnits(
  category: string,
  preloaded: readonly UnitDefinition[],
): readonly UnitDefinition[] | undefined {
  const isPreloaded = preloaded[0]?.category === category;
  const state = useLoaded(unitLoads, isPreloaded ? undefined : category, load);
  if (isPreloaded) return preloaded;
  if (state.status === 'loading') return undefined;
  return state.status === 'loaded' ? state.value : NONE;
}

/** Ignores failures, because opening a tab retries. */
export async function loadUnitsAhead(categories: readonly string[]): Promise<void> {
  for (const category of categories) await unitLoads.load(category, load).catch(() => {});
}

export function shownUnits(
  { from, to }: Pick<Entry, 'from' | 'to'>,
  category: string,
  units: readonly UnitDefinition[],
): ShownUnits {
  const first = pairFromSlug(mostAskedConversion[category] ?? '', units);
  return {
    from: (from && findUnit(from, units)) || first?.from || units[0],
    to: (to && findUnit(to, units)) || first?.to || units[1],
  };
}
