import { quickConverterTabs } from '@site/catalogue/converter-tabs';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Loads, useLoaded, withSecondAttempt } from '@site/shell-contract';

/** One array, so that it is the same at each rendering. */
const NONE: readonly UnitDefinition[] = [];
/** The units of every tab that a converter has. */
const unitLoads = new Loads<readonly UnitDefinition[]>({ most: quickConverterTabs.length });
/** What loads them comes with the first tab that is opened. */
const load = (category: string) =>
  withSecondAttempt(async () => (await import('@site/catalogue/load-category')).loadUnits(category));

/**
 * The units of the category that is open in a converter; undefined while they are on their way, none where they cannot be had.
 * @param brought those of one category, which came with the page
 */
export function useUnits(category: string, brought: readonly UnitDefinition[]): readonly UnitDefinition[] | undefined {
  const isBrought = brought[0]?.category === category;
  const state = useLoaded(unitLoads, isBrought ? undefined : category, load);
  if (isBrought) return brought;
  if (state.status === 'loading') return undefined;
  return state.status === 'loaded' ? state.value : NONE;
}

/** So that categories that are opened afterwards are there at once, one after the other. What does not come now is asked for again then. */
export async function loadUnitsAhead(categories: readonly string[]): Promise<void> {
  for (const category of categories) await unitLoads.load(category, load).catch(() => {});
}
