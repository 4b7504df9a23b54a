import { describe, expect, test } from '@jest/globals';
import { catalog } from './catalog.ts';
import { resolveSlug, getSlug } from './engine/slug.ts';
import { allCategoryUnits, allUnits } from './categories/all-units.ts';
import { UNIT_DEFINITIONS } from './testing/unit-definitions.ts';

const pairs = allCategoryUnits.flatMap(({ units }) =>
  units.flatMap((from) => units.filter((to) => to !== from).map((to) => [from, to] as const)),
);

/** Each line is a spelling and its canonical slug. */
const SPELLINGS = `
FEET-TO-METERS = feet-to-meters
kilogrammes-to-lbs = kg-to-pounds
degrees-celsius-to-degrees-fahrenheit = celsius-to-fahrenheit
m²-to-ft² = square-meters-to-square-feet
µm-to-nm = micrometers-to-nanometers
gal-us-to-imperial-gallons = gallons-to-uk-gallons
kn-to-mph = knots-to-mph
kn-to-lbf = kilonewtons-to-pound-force
mmhg-to-torr = mmhg-to-torr
km/l-to-mpg = km-per-liter-to-mpg
mbit/s-to-mb/s = mbps-to-mb-per-second
ft-lb-to-j = foot-pounds-to-joules
foot-pounds-to-newton-meters = pound-feet-to-newton-meters
g-to-m/s2 = g-force-to-meters-per-second-squared
miles-to-the-gallon-to-l-100km = mpg-to-l-100km
l/100km-to-miles-to-the-gallon = l-100km-to-mpg
`;

describe('the URL slug', () => {
  test('if canonical, finds only its own pair', () => {
    expect(new Set(pairs.map(([from, to]) => getSlug(from, to))).size).toBe(pairs.length);
    for (const [from, to] of pairs) {
      expect(resolveSlug(getSlug(from, to), allUnits)).toEqual({ from, to, canonical: getSlug(from, to) });
    }
  });

  test.each(SPELLINGS.trim().split('\n'))('resolves to its canonical slug: %s', (line) => {
    const [slug = '', canonical] = line.split(' = ');
    const found = catalog.findConversion(slug);
    expect(found?.conversion.slug).toBe(canonical);
    expect(found?.isCanonical).toBe(slug === canonical);
  });

  test.each([
    '',
    'to',
    '-to-',
    'feet',
    'feet-to-',
    'feet-to-kg',
    'feet-to-feet',
    'ft-to-feet',
    'feet-to-meters-to-cm',
    'feet-to-luck',
    'constructor-to-__proto__',
    `${'a-to-'.repeat(2000)}b`,
    'feettometers',
  ])('does not match a pair: %j', (slug) => {
    expect(catalog.findConversion(slug)).toBeUndefined();
  });

  test('finds a pair only in its own category', () => {
    expect(catalog.findConversion('feet-to-meters', 'length')).toBeDefined();
    expect(catalog.findConversion('feet-to-meters', 'weight')).toBeUndefined();
    expect(catalog.findConversion('feet-to-meters', 'luck')).toBeUndefined();
  });
});

describe('the catalog lists', () => {
  test('include the categories in the specification, with the five popular ones first', () => {
    const popular = 'length weight temperature area volume';
    const others =
      'speed pressure energy time data force angle fuel-economy electric-car-efficiency power torque data-rate frequency volume-flow density linear-density acceleration';
    expect(catalog.categories().map(({ slug }) => slug)).toEqual(`${popular} ${others}`.split(' '));
    const first = catalog.categories().filter((category) => category.popular);
    expect(first.map(({ slug }) => slug)).toEqual(popular.split(' '));
  });

  test('include each ordered pair of units as one conversion', () => {
    expect(catalog.conversions()).toHaveLength(pairs.length);
    expect(new Set(catalog.conversions().map(({ id }) => id)).size).toBe(pairs.length);
    for (const { slug } of catalog.categories()) {
      const count = catalog.units(slug)!.length;
      expect(catalog.conversionsOf(slug)).toHaveLength(count * (count - 1));
    }
  });

  test('start with the most requested conversion of each category', () => {
    expect(catalog.conversionsOf('length')?.[0]).toEqual({
      id: 'length.ft.m',
      category: 'length',
      slug: 'feet-to-meters',
      fromUnit: 'ft',
      toUnit: 'm',
      conversionFactor: '0.3048',
      formula: 'feet × 0.3048 = meters',
      createdAt: '2025-03-31T00:00:00.000Z',
      updatedAt: '2025-03-31T00:00:00.000Z',
    });
  });

  test('include the same units as the handwritten table', () => {
    // The table lists factors, which these units do not have.
    const others: Readonly<Record<string, string[]>> = {
      temperature: ['C', 'F', 'K', 'R'],
    };
    for (const { category, units } of allCategoryUnits) {
      const ids = [...Object.keys(UNIT_DEFINITIONS[category] ?? {}), ...(others[category] ?? [])];
      expect([category, ...units.map(({ id }) => id).toSorted()]).toEqual([category, ...ids.toSorted()]);
    }
    const meters = { id: 'm', name: 'Meters', symbol: 'm', fullName: 'Meters (m)', category: 'length' };
    expect(catalog.units('length')?.[0]).toEqual(meters);
  });

  test('return no data for an unknown category', () => {
    expect(catalog.category('luck')).toBeUndefined();
    expect(catalog.units('luck')).toBeUndefined();
    expect(catalog.conversionsOf('luck')).toBeUndefined();
    expect(catalog.faqs('luck-to-fate')).toBeUndefined();
  });
});

test('every spelling of a conversion returns its questions and answers', () => {
  for (const { slug } of catalog.conversions()) expect(catalog.faqs(slug)!.length).toBeGreaterThan(0);
  expect(catalog.faqs('ft-to-m')).toEqual(catalog.faqs('feet-to-meters'));
});
