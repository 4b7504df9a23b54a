import type { CategoryUnits, UnitDefinition } from './engine/unit-definition.ts';
import { isKnownCategory } from './known-category.ts';

/** Webpack makes a chunk of each file that the template matches, so that a page loads only its own units. */
export async function loadUnits(category: string): Promise<readonly UnitDefinition[]> {
  if (!isKnownCategory(category)) return [];
  const { units } = (await import(`./categories/${category}/units.ts`)) as { units: CategoryUnits };
  return units.units;
}
