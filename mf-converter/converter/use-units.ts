import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { LoadCache, useLoaded, withSecondAttempt } from '@site/shell-contract';

/** A constant array keeps its identity across renders. */
const NONE: readonly UnitDefinition[] = [];
/** As many categories as the quick converter has tabs. */
const unitLoads = new LoadCache<readonly UnitDefinition[]>({ most: 5 });
/** The loader's code arrives only when a tab needs it. */
const load = (category: string) =>
  withSecondAttempt(async () => (await import('@site/catalogue/load-units')).loadUnits(category));

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

/** Ignores failures: opening a tab tries again. */
export async function loadUnitsAhead(categories: readonly string[]): Promise<void> {
  for (const category of categories) await unitLoads.load(category, load).catch(() => {});
}
