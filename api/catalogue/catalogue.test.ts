import { describe, expect, test } from '@jest/globals';
import { catalogue } from './catalogue.ts';
import { resolveSlug, slugOf } from './engine/slug.ts';
import { unitSpellings } from './engine/unit-spellings.ts';
import { allCategoryUnits, allUnits } from './generated/units/all-units.ts';
import { UNIT_DEFINITIONS } from './testing/unit-definitions.ts';

const pairs = allCategoryUnits.flatMap(({ units }) =>
  units.flatMap((from) => units.filter((to) => to !== from).map((to) => [from, to] as const)),
);

/** `spelling = canonical slug` */
const SPELLINGS = `
ft-to-m = feet-to-meters
foot-to-meter = feet-to-meters
metres-to-feet = meters-to-feet
FEET-TO-METERS = feet-to-meters
kilograms-to-pounds = kg-to-pounds
kilogrammes-to-lbs = kg-to-pounds
c-to-f = celsius-to-fahrenheit
degrees-celsius-to-degrees-fahrenheit = celsius-to-fahrenheit
calorie-to-btu = calories-to-btu
sqft-to-sqm = square-feet-to-square-meters
m²-to-ft² = square-meters-to-square-feet
um-to-nm = micrometers-to-nanometers
µm-to-nm = micrometers-to-nanometers
litres-to-gal = liters-to-gallons
gal-us-to-imperial-gallons = gallons-to-uk-gallons
kmh-to-mph = kph-to-mph
kn-to-mph = knots-to-mph
kn-to-lbf = kilonewtons-to-pound-force
kgf-to-lbf = kilogram-force-to-pound-force
megabytes-to-gigabytes = mb-to-gb
nm-to-m = nanometers-to-meters
nmi-to-km = nautical-miles-to-km
mmhg-to-torr = mmhg-to-torr
mbar-to-in-hg = hpa-to-inhg
deg-to-rad = degrees-to-radians
revolutions-to-degrees = turns-to-degrees
minutes-of-arc-to-mrad = arcminutes-to-milliradians
miles-per-gallon-to-litres-per-100-km = mpg-to-l-100km
l/100km-to-imperial-mpg = l-100km-to-uk-mpg
km/l-to-mpg = km-per-liter-to-mpg
imperial-pints-to-cl = uk-pints-to-cl
mcg-to-mg = micrograms-to-mg
µg-to-mg = micrograms-to-mg
barrels-to-litres = oil-barrels-to-liters
light-years-to-au = light-years-to-astronomical-units
gib-to-gigabytes = gib-to-gb
ft-lbs-to-joules = foot-pounds-to-joules
nm-to-ft-lbs = newton-meters-to-pound-feet
foot-pounds-to-newton-meters = pound-feet-to-newton-meters
ft-lb-to-j = foot-pounds-to-joules
mbit/s-to-mb/s = mbps-to-mb-per-second
megabits-per-second-to-gbps = mbps-to-gbps
revolutions-per-minute-to-hz = rpm-to-hertz
gallons-per-minute-to-lpm = gpm-to-liters-per-minute
ft3/min-to-m3/h = cfm-to-cubic-meters-per-hour
g/ml-to-kg/m3 = g-cm3-to-kg-m3
pcf-to-kg/m³ = lb-ft3-to-kg-m3
g-to-m/s2 = g-force-to-meters-per-second-squared
horsepower-to-kilowatts = hp-to-kw
ps-to-hp = metric-hp-to-hp
btu/h-to-watts = btu-per-hour-to-watts
troy-oz-to-grammes = troy-ounces-to-grams
`;

describe('addresses', () => {
  test('each canonical slug finds only its own pair', () => {
    expect(new Set(pairs.map(([from, to]) => slugOf(from, to))).size).toBe(pairs.length);
    for (const [from, to] of pairs) {
      expect(resolveSlug(slugOf(from, to), allUnits)).toEqual({ from, to, canonical: slugOf(from, to) });
    }
  });

  test('a spelling may contain the separator `-to-`', () => {
    expect(resolveSlug('miles-to-the-gallon-to-l-100km', allUnits)?.canonical).toBe(
      resolveSlug('mpg-to-l-100km', allUnits)?.canonical,
    );
    expect(resolveSlug('l-100km-to-miles-to-the-gallon', allUnits)?.from.id).toBe('l-100km');
  });

  test('units of one category never share a spelling unless they have the same size', () => {
    for (const { units } of allCategoryUnits) {
      const claims = units.flatMap((unit) =>
        unitSpellings(unit).map((word) => ({ word, size: JSON.stringify(unit.toBase) })),
      );
      const contested = claims.filter(({ word, size }) =>
        claims.some((other) => other.word === word && other.size !== size),
      );
      expect(contested).toEqual([]);
    }
  });

  test('no slug matches pairs of two categories', () => {
    const owners = new Map<string, Map<string, string>>();
    for (const { category, units } of allCategoryUnits) {
      for (const unit of units)
        for (const word of unitSpellings(unit))
          owners.set(word, (owners.get(word) ?? new Map<string, string>()).set(category, unit.id));
    }
    const shared = [...owners].filter(([, units]) => units.size > 1);
    const ambiguous = shared.flatMap(([from, sources]) =>
      shared.flatMap(([to, targets]) => {
        const found = [...sources].filter(([category, id]) => (targets.get(category) ?? id) !== id);
        return found.length > 1 ? [`${from}-to-${to}`] : [];
      }),
    );
    expect(shared.length).toBeGreaterThan(2);
    // ft-lb and foot-pounds are one unit of energy and one of torque, so no address has both.
    expect(ambiguous).toEqual([]);
  });

  test.each(SPELLINGS.trim().split('\n'))('%s', (line) => {
    const [slug = '', canonical] = line.split(' = ');
    const found = catalogue.findConversion(slug);
    expect(found?.conversion.slug).toBe(canonical);
    expect(found?.isCanonical).toBe(slug === canonical);
  });

  test.each([
    '',
    'to',
    '-to-',
    'feet',
    'feet-to',
    'feet-to-',
    'feet-to-kg',
    'feet-to-feet',
    'ft-to-feet',
    'feet-to-meters-to-cm',
    'feet-to-luck',
    'constructor-to-__proto__',
    `${'a-to-'.repeat(2000)}b`,
    'feettometers',
  ])('%j finds no pair', (slug) => {
    expect(catalogue.findConversion(slug)).toBeUndefined();
  });

  test('a pair is found only in its own category', () => {
    expect(catalogue.findConversion('feet-to-meters', 'length')).toBeDefined();
    expect(catalogue.findConversion('feet-to-meters', 'weight')).toBeUndefined();
    expect(catalogue.findConversion('feet-to-meters', 'luck')).toBeUndefined();
  });
});

describe('the lists', () => {
  test('the categories of the specification, starting with the five popular ones, and then the others', () => {
    const popular = 'length weight temperature area volume';
    const others =
      'speed pressure energy time data force angle fuel-economy power torque data-rate frequency volume-flow density acceleration';
    expect(catalogue.categories().map(({ slug }) => slug)).toEqual(`${popular} ${others}`.split(' '));
    expect(
      catalogue
        .categories()
        .filter((category) => category.popular)
        .map(({ slug }) => slug),
    ).toEqual(popular.split(' '));
  });

  test('each ordered pair is one conversion', () => {
    expect(catalogue.conversions()).toHaveLength(pairs.length);
    expect(new Set(catalogue.conversions().map(({ id }) => id)).size).toBe(pairs.length);
    for (const { slug } of catalogue.categories()) {
      const count = catalogue.units(slug)!.length;
      expect(catalogue.conversionsOf(slug)).toHaveLength(count * (count - 1));
    }
  });

  test('the most requested conversion comes first in its category', () => {
    expect(catalogue.conversionsOf('length')?.[0]).toEqual({
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

  test('the units are those of the table written by hand', () => {
    // The table has factors, which these units lack.
    const others: Readonly<Record<string, string[]>> = {
      temperature: ['C', 'F', 'K', 'R'],
      'fuel-economy': ['l-100km'],
    };
    for (const { category, units } of allCategoryUnits) {
      const ids = [...Object.keys(UNIT_DEFINITIONS[category] ?? {}), ...(others[category] ?? [])];
      expect([category, ...units.map(({ id }) => id).toSorted()]).toEqual([category, ...ids.toSorted()]);
    }
    expect(catalogue.units('length')?.[0]).toEqual({
      id: 'm',
      name: 'Meters',
      symbol: 'm',
      fullName: 'Meters (m)',
      category: 'length',
    });
  });

  test('an unknown category has no data', () => {
    expect(catalogue.category('luck')).toBeUndefined();
    expect(catalogue.units('luck')).toBeUndefined();
    expect(catalogue.conversionsOf('luck')).toBeUndefined();
    expect(catalogue.faqs('luck-to-fate')).toBeUndefined();
  });
});

test('each conversion has questions and answers under every spelling', () => {
  for (const { slug } of catalogue.conversions()) expect(catalogue.faqs(slug)!.length).toBeGreaterThan(0);
  expect(catalogue.faqs('ft-to-m')).toEqual(catalogue.faqs('feet-to-meters'));
});
