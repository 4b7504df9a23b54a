/**
 * A conversion that pages of any category link to. They do not carry its units, so that its words stand here; a test holds
 * all of them against the units.
 */
export interface LinkedConversion {
  category: string;
  /** Canonical. */
  slug: string;
  label: string;
}

/** With what one of its first unit is, to six figures. */
export interface PresentedConversion extends LinkedConversion {
  equation: string;
}

/** With the keys of the two columns of its example table. */
export interface FeaturedConversion extends PresentedConversion {
  tableKeys: readonly [string, string];
}

const squareFeetToSquareMeters: FeaturedConversion = {
  category: 'area', slug: 'square-feet-to-square-meters', label: 'Square Feet to Square Meters',
  equation: '1 ft² ≈ 0.092903 m²', tableKeys: ['squareFeet', 'squareMeters'],
};

/** The conversions with content of their own, in the order in which lists show them. */
export const featuredConversions: readonly FeaturedConversion[] = [
  { category: 'length', slug: 'feet-to-meters', label: 'Feet to Meters', equation: '1 ft = 0.3048 m', tableKeys: ['feet', 'meters'] },
  { category: 'weight', slug: 'kg-to-pounds', label: 'Kilograms to Pounds', equation: '1 kg ≈ 2.20462 lb', tableKeys: ['kg', 'pounds'] },
  {
    category: 'temperature', slug: 'celsius-to-fahrenheit', label: 'Celsius to Fahrenheit',
    equation: '1 °C = 33.8 °F', tableKeys: ['celsius', 'fahrenheit'],
  },
  { category: 'length', slug: 'miles-to-km', label: 'Miles to Kilometers', equation: '1 mi ≈ 1.60934 km', tableKeys: ['miles', 'km'] },
  squareFeetToSquareMeters,
  { category: 'volume', slug: 'liters-to-gallons', label: 'Liters to Gallons', equation: '1 L ≈ 0.264172 gal', tableKeys: ['liters', 'gallons'] },
  {
    category: 'speed', slug: 'mph-to-kph', label: 'Miles per Hour to Kilometers per Hour',
    equation: '1 mph ≈ 1.60934 km/h', tableKeys: ['mph', 'kph'],
  },
];

/** Undefined for a conversion that is not featured. */
export function featuredConversion(slug: string): FeaturedConversion | undefined {
  return featuredConversions.find((featured) => featured.slug === slug);
}

export const recentlyAdded: readonly PresentedConversion[] = [
  { category: 'temperature', slug: 'rankine-to-kelvin', label: 'Rankine to Kelvin', equation: '1 °R ≈ 0.555556 K' },
  { category: 'data', slug: 'mb-to-gb', label: 'Megabytes to Gigabytes', equation: '1 MB = 0.001 GB' },
  { category: 'energy', slug: 'joules-to-calories', label: 'Joules to Calories', equation: '1 J ≈ 0.239006 cal' },
];

/** Conversions of another category that belong to a pair, by the pair's canonical slug. */
export const crossCategoryConversions: Readonly<Record<string, readonly LinkedConversion[]>> = {
  'feet-to-meters': [
    squareFeetToSquareMeters,
    { category: 'volume', slug: 'cubic-feet-to-cubic-meters', label: 'Cubic Feet to Cubic Meters' },
  ],
  'kg-to-pounds': [{ category: 'force', slug: 'kilogram-force-to-pound-force', label: 'Kilogram-Force to Pound-Force' }],
  'celsius-to-fahrenheit': [{ category: 'energy', slug: 'calories-to-btu', label: 'Calories to BTUs' }],
};
