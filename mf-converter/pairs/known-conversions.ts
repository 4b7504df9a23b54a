import { featuredConversions } from '@site/catalogue/featured-conversions';

/** A link to a conversion whose units the page may not carry. */
export interface KnownConversion {
  category: string;
  slug: string;
  label: string;
}

export function isFeatured(slug: string): boolean {
  return featuredConversions.some((featured) => featured.slug === slug);
}

export const recentlyAdded: readonly KnownConversion[] = [
  { category: 'temperature', slug: 'rankine-to-kelvin', label: 'Rankine to Kelvin' },
  { category: 'data', slug: 'mb-to-gb', label: 'Megabytes to Gigabytes' },
  { category: 'energy', slug: 'joules-to-calories', label: 'Joules to Calories' },
];

/** Conversions of another category that belong to a pair, by the pair's canonical slug. */
export const crossCategoryConversions: Readonly<Record<string, readonly KnownConversion[]>> = {
  'feet-to-meters': [
    { category: 'area', slug: 'square-feet-to-square-meters', label: 'Square Feet to Square Meters' },
    { category: 'volume', slug: 'cubic-feet-to-cubic-meters', label: 'Cubic Feet to Cubic Meters' },
  ],
  'kg-to-pounds': [{ category: 'force', slug: 'kilogram-force-to-pound-force', label: 'Kilogram-Force to Pound-Force' }],
  'celsius-to-fahrenheit': [{ category: 'energy', slug: 'calories-to-btu', label: 'Calories to BTUs' }],
};

export function knownConversionPath({ category, slug }: KnownConversion): string {
  return `/converter/${category}/${slug}`;
}
