import type { CategoryUnits, UnitDefinition } from './engine/unit-definition.ts';
import { isKnownCategory } from './known-category.ts';

/**
 * Webpack creates a chunk for each file that matches the template, so a page loads only the units of its own category.
 */
export async function loadUnits(category: string): Promise<readonly UnitDefinition[]> {
  if (!isKnownCategory(category)) return [];
  const { units } = (await import(`./categories/${category}/units.ts`)) as { units: CategoryUnits };
  return units.units;
}
