import type { Conversion } from '@site/api-contract';
import { formulaText } from './engine/formula-text.ts';
import { conversionFactor } from './engine/published-factor.ts';
import { getSlug } from './engine/slug.ts';
import type { CategoryUnits, UnitDefinition } from './engine/unit-definition.ts';
import { popularityRank } from './lists/popular-conversions.ts';

const PUBLISHED_AT = '2025-03-31T00:00:00.000Z';

export function getConversion(from: UnitDefinition, to: UnitDefinition): Conversion {
  return {
    id: `${from.category}.${from.id}.${to.id}`,
    category: from.category,
    slug: getSlug(from, to),
    fromUnit: from.id,
    toUnit: to.id,
    conversionFactor: conversionFactor(from, to),
    formula: formulaText(from, to),
    createdAt: PUBLISHED_AT,
    updatedAt: PUBLISHED_AT,
  };
}

/** Popular pairs come first, and the rest are in the order of the units. */
export function conversionsBetween({ category, units }: CategoryUnits): Conversion[] {
  const pairs = units.flatMap((from) => units.filter((to) => to !== from).map((to) => getConversion(from, to)));
  return [...pairs].sort((a, b) => popularityRank(category, a.slug) - popularityRank(category, b.slug));
}
