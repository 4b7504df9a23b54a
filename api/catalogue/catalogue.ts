import type { Category, Conversion, Faq, Unit } from '@site/api-contract';
import { conversionsBetween } from './conversions.ts';
import { resolveSlug } from './engine/slug.ts';
import type { UnitDefinition } from './engine/unit-definition.ts';
import { faqsFor } from './faqs/faqs-for.ts';
import { categories } from './generated/categories.ts';
import { allCategoryUnits, allUnits } from './generated/units/all-units.ts';

/** What a slug that a visitor asked for stands for. */
export interface FoundConversion {
  conversion: Conversion;
  from: UnitDefinition;
  to: UnitDefinition;
  /** False when the slug is another spelling of `conversion.slug`: redirect to that one. */
  isCanonical: boolean;
}

/** The one port through which the API, the server's rendering and the sitemap read the catalogue. */
export interface Catalogue {
  categories(): readonly Category[];
  category(slug: string): Category | undefined;
  /** Undefined for an unknown category, here and below. */
  units(category: string): readonly Unit[] | undefined;
  unitDefinitions(category: string): readonly UnitDefinition[] | undefined;
  conversions(): readonly Conversion[];
  conversionsOf(category: string): readonly Conversion[] | undefined;
  /** Any spelling, any letter case. With a category, the pair must belong to it. */
  findConversion(slug: string, category?: string): FoundConversion | undefined;
  faqs(slug: string): readonly Faq[] | undefined;
}

const conversionsByCategory = new Map(allCategoryUnits.map((units) => [units.category, conversionsBetween(units)]));
const allConversions = [...conversionsByCategory.values()].flat();
const conversionsBySlug = new Map(allConversions.map((conversion) => [conversion.slug, conversion]));

function unitDefinitions(category: string): readonly UnitDefinition[] | undefined {
  return allCategoryUnits.find((known) => known.category === category)?.units;
}

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

export const catalogue: Catalogue = {
  categories: () => allCategories,
  category: (slug) => allCategories.find((category) => category.slug === slug),
  units: (category) => unitDefinitions(category)?.map(asUnit),
  unitDefinitions,
  conversions: () => allConversions,
  conversionsOf: (category) => conversionsByCategory.get(category),
  findConversion,
  faqs(slug) {
    const found = findConversion(slug);
    return found && faqsFor(found.from, found.to);
  },
};

function asUnit({ id, name, symbol, fullName, category }: UnitDefinition): Unit {
  return { id, name, symbol, fullName, category };
}
