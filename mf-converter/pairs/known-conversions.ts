/** A link to a conversion whose units the page may not carry. */
export interface KnownConversion {
  category: string;
  slug: string;
  label: string;
}

/** The seven conversions with written content of their own. */
export const featuredConversions: readonly KnownConversion[] = [
  { category: 'length', slug: 'feet-to-meters', label: 'Feet to Meters' },
  { category: 'weight', slug: 'kg-to-pounds', label: 'Kilograms to Pounds' },
  { category: 'temperature', slug: 'celsius-to-fahrenheit', label: 'Celsius to Fahrenheit' },
  { category: 'length', slug: 'miles-to-km', label: 'Miles to Kilometers' },
  { category: 'area', slug: 'square-feet-to-square-meters', label: 'Square Feet to Square Meters' },
  { category: 'volume', slug: 'liters-to-gallons', label: 'Liters to Gallons' },
  { category: 'speed', slug: 'mph-to-kph', label: 'Miles per Hour to Kilometers per Hour' },
];

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
