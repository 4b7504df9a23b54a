import { loadAbout } from '@site/catalogue/load-category';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { comparisonOf } from './comparison-of.ts';

/** Undefined if no example is near. */
export type Compare = (value: Rational, from: UnitDefinition, units: readonly UnitDefinition[]) => string | undefined;

export async function loadCompare(category: string): Promise<Compare> {
  const about = await loadAbout(category);
  // While a tab's units load, the value can belong to another category.
  return (value, from, units) => (from.category === category ? comparisonOf(value, from, units, about) : undefined);
}
