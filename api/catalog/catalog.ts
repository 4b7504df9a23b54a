import type { Category, Conversion, Faq, Unit } from '@site/api-contract';
import { conversionsBetween } from './conversions.ts';
import { resolveSlug } from './engine/slug.ts';
import type { UnitDefinition } from './engine/unit-definition.ts';
import { faqsFor } from './faqs/generated-faqs.ts';
import { categories } from './lists/categories.ts';
import { allCategoryUnits, allUnits } from './categories/all-units.ts';

export interface FoundConversion {
  conversion: Conversion;
  from: UnitDefinition;
  to: UnitDefinition;
  /** If false, redirect to `conversion.slug`. */
  isCanonical: boolean;
}

const conversionsByCategory: ReadonlyMap<string, readonly Conversion[]> = new Map(
  allCategoryUnits.map((units) => [units.category, conversionsBetween(units)]),
);
const allConversions: readonly Conversion[] = [...conversionsByCategory.values()].flat();
const conversionsBySlug = new Map(allConversions.map((conversion) => [conversion.slug, conversion]));

function unitDefinitions(category: string): readonly UnitDefinition[] | undefined {
  return allCategoryUnits.find((known) => known.category === category)?.units;
}

/** Accepts any spelling and letter case. With a category, the pair must belong to it. */
function findConversion(slug: string, category?: string): FoundConversion | undefined {
  const resolved = resolveSlug(slug, category === undefined ? allUnits : (unitDefinitions(category) ?? []));
  const conversion = resolved && conversionsBySlug.get(resolved.canonical);
  return conversion && { conversion, from: resolved.from, to: resolved.to, isCanonical: resolved.canonical === slug };
}

const allCategories: readonly Category[] = categories.map(({ name, slug, popular, icon, description }) => ({
  name,
  slug,
  popular,
  icon,
  description,
}));

/** The unit data that the API serves. Functions that take a slug return undefined for an unknown slug. */
export const catalog = {
  categories: () => allCategories,
  category: (slug: string) => allCategories.find((category) => category.slug === slug),
  units: (category: string) => unitDefinitions(category)?.map(asUnit),
  unitDefinitions,
  conversions: () => allConversions,
  conversionsOf: (category: string) => conversionsByCategory.get(category),
  findConversion,
  faqs(slug: string): readonly Faq[] | undefined {
    const found = findConversion(slug);
    return found && faqsFor(found.from, found.to);
  },
};

function asUnit({ id, name, symbol, fullName, category }: UnitDefinition): Unit {
  return { id, name, symbol, fullName, category };
}
