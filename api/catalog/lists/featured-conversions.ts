/* Labels and equations are written out here, so that pages can link to conversions without loading their units. */

interface LinkedConversion {
  category: string;
  slug: string;
  label: string;
}

export interface PresentedConversion extends LinkedConversion {
  /**
   * The result for 1 unit or 20 degrees, with at most six significant digits, such as `1 mi ≈ 1.60934 km` or `20 °C =
   * 68 °F`.
   */
  equation: string;
}

interface FeaturedConversion extends PresentedConversion {
  columns: readonly [string, string];
}

/** Conversions with written notes and questions. */
export const featuredConversions: readonly FeaturedConversion[] = [
  {
    category: 'length',
    slug: 'feet-to-meters',
    label: 'Feet to Meters',
    equation: '1 ft = 0.3048 m',
    columns: ['feet', 'meters'],
  },
  {
    category: 'weight',
    slug: 'kg-to-pounds',
    label: 'Kilograms to Pounds',
    equation: '1 kg ≈ 2.20462 lb',
    columns: ['kg', 'pounds'],
  },
  {
    category: 'temperature',
    slug: 'celsius-to-fahrenheit',
    label: 'Celsius to Fahrenheit',
    equation: '20 °C = 68 °F',
    columns: ['celsius', 'fahrenheit'],
  },
  {
    category: 'length',
    slug: 'miles-to-km',
    label: 'Miles to Kilometers',
    equation: '1 mi ≈ 1.60934 km',
    columns: ['miles', 'km'],
  },
  {
    category: 'area',
    slug: 'square-feet-to-square-meters',
    label: 'Square Feet to Square Meters',
    equation: '1 ft² ≈ 0.092903 m²',
    columns: ['squareFeet', 'squareMeters'],
  },
  {
    category: 'volume',
    slug: 'liters-to-gallons',
    label: 'Liters to Gallons',
    equation: '1 L ≈ 0.264172 gal',
    columns: ['liters', 'gallons'],
  },
  {
    category: 'speed',
    slug: 'mph-to-kph',
    label: 'Miles per Hour to Kilometers per Hour',
    equation: '1 mph ≈ 1.60934 km/h',
    columns: ['mph', 'kph'],
  },
];

export const recentlyAdded: readonly PresentedConversion[] = [
  { category: 'temperature', slug: 'rankine-to-kelvin', label: 'Rankine to Kelvin', equation: '1 °R ≈ 0.555556 K' },
  { category: 'data', slug: 'mb-to-gb', label: 'Megabytes to Gigabytes', equation: '1 MB = 0.001 GB' },
  { category: 'energy', slug: 'joules-to-calories', label: 'Joules to Calories', equation: '1 J ≈ 0.239006 cal' },
];

/** Related conversions in other categories. The keys are the slugs of featured conversions. */
export const crossCategoryConversions: Readonly<Record<string, readonly LinkedConversion[]>> = {
  'feet-to-meters': [
    { category: 'area', slug: 'square-feet-to-square-meters', label: 'Square Feet to Square Meters' },
    { category: 'volume', slug: 'cubic-feet-to-cubic-meters', label: 'Cubic Feet to Cubic Meters' },
  ],
  'kg-to-pounds': [
    { category: 'force', slug: 'kilogram-force-to-pound-force', label: 'Kilogram-Force to Pound-Force' },
  ],
  'celsius-to-fahrenheit': [{ category: 'energy', slug: 'calories-to-btu', label: 'Calories to BTUs' }],
};

export function featuredConversion(slug: string): FeaturedConversion | undefined {
  return featuredConversions.find((featured) => featured.slug === slug);
}
