import { quickConverterTabs } from '@site/catalogue/converter-tabs';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { loadUnits } from '@site/catalogue/load-category';
import { Loads, useLoaded, withSecondAttempt } from '@site/shell-contract';

/** Those of every tab that a converter has. */
const unitLoads = new Loads<readonly UnitDefinition[]>({ most: quickConverterTabs.length });
const load = (category: string) => withSecondAttempt(() => loadUnits(category));

/**
 * The units of the category that is open in a converter; undefined while they are on their way, none where they cannot be had.
 * @param brought those of one category, which came with the page
 */
export function useUnits(category: string, brought: readonly UnitDefinition[]): readonly UnitDefinition[] | undefined {
  const isBrought = brought[0]?.category === category;
  const state = useLoaded(unitLoads, isBrought ? undefined : category, load);
  if (isBrought) return brought;
  if (state.status === 'loading') return undefined;
  return state.status === 'loaded' ? state.value : [];
}

/** So that a category that is opened afterwards is there at once. Where it does not come now, it is asked for again then. */
export function loadUnitsAhead(category: string): void {
  unitLoads.load(category, load).catch(() => {});
}
