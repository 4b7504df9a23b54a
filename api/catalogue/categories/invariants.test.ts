import { describe, expect, test } from '@jest/globals';
import { convert, fractionOf, hasCounterpart, scaleOf } from '../engine/convert.ts';
import { equals, multiply, rational, rationalFromDecimal, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { allCategoryUnits, allUnits } from '../generated/units/all-units.ts';

function scale(category: string, id: string): Rational {
  return scaleOf(unit(category, id));
}

function unit(category: string, id: string): UnitDefinition {
  const found = allUnits.find((known) => known.category === category && known.id === id);
  if (!found) throw new Error(`${category} ${id}`);
  return found;
}

function times(count: bigint, value: Rational): Rational {
  return multiply(rational(count), value);
}

test.each([
  ['cm2', 'cm'],
  ['km2', 'km'],
  ['ft2', 'ft'],
  ['in2', 'in'],
  ['yd2', 'yd'],
  ['mi2', 'mi'],
  ['m2', 'm'],
])('%s is the square of %s', (area, side) => {
  expect(scale('area', area)).toEqual(multiply(scale('length', side), scale('length', side)));
});

test.each([
  ['cm3', 'cm'],
  ['ft3', 'ft'],
  ['in3', 'in'],
  ['m3', 'm'],
])('%s is the cube of %s', (volume, side) => {
  const length = scale('length', side);
  expect(scale('volume', volume)).toEqual(multiply(length, multiply(length, length)));
});

describe('a compound unit equals its parts exactly', () => {
  test.each([
    ['a yard is 3 feet', scale('length', 'yd'), times(3n, scale('length', 'ft'))],
    ['a foot is 12 inches', scale('length', 'ft'), times(12n, scale('length', 'in'))],
    ['a mile is 5280 feet', scale('length', 'mi'), times(5280n, scale('length', 'ft'))],
    ['a furlong is an eighth of a mile', times(8n, scale('length', 'fur')), scale('length', 'mi')],
    ['a fathom is 2 yards', scale('length', 'ftm'), times(2n, scale('length', 'yd'))],
    [
      'a light-year is the distance that light travels in 365.25 days',
      scale('length', 'ly'),
      times(299_792_458n, multiply(rationalFromDecimal('365.25'), scale('time', 'day'))),
    ],
    ['a UK gallon is 4 UK quarts', scale('volume', 'gal-uk'), times(4n, scale('volume', 'qt-uk'))],
    ['a UK quart is 2 UK pints', scale('volume', 'qt-uk'), times(2n, scale('volume', 'pt-uk'))],
    ['a UK pint is 20 UK fluid ounces', scale('volume', 'pt-uk'), times(20n, scale('volume', 'fl-oz-uk'))],
    ['an oil barrel is 42 US gallons', scale('volume', 'bbl'), times(42n, scale('volume', 'gal-us'))],
    ['175 troy ounces are 192 ounces', times(175n, scale('weight', 'ozt')), times(192n, scale('weight', 'oz'))],
    [
      'an inch of mercury is 25.4 mmHg',
      scale('pressure', 'inhg'),
      multiply(rationalFromDecimal('25.4'), scale('pressure', 'mmhg')),
    ],
    [
      'a foot-pound is a pound-force over a foot',
      scale('energy', 'ft-lb'),
      multiply(scale('force', 'lbf'), scale('length', 'ft')),
    ],
    [
      'a pound-foot is a pound-force times a foot',
      scale('torque', 'lbf-ft'),
      multiply(scale('force', 'lbf'), scale('length', 'ft')),
    ],
    ['a pound-foot is 12 pound-inches', scale('torque', 'lbf-ft'), times(12n, scale('torque', 'lbf-in'))],
    ['a pound-inch is 16 ounce-inches', scale('torque', 'lbf-in'), times(16n, scale('torque', 'ozf-in'))],
    [
      'a kilogram-force centimeter is a kilogram-force times a centimeter',
      scale('torque', 'kgf-cm'),
      multiply(scale('force', 'kgf'), scale('length', 'cm')),
    ],
    [
      'a megabyte per second is 8 megabits per second',
      scale('data-rate', 'mb-s'),
      times(8n, scale('data-rate', 'mbit-s')),
    ],
    ['a mebibyte per second is a mebibyte over a second', scale('data-rate', 'mib-s'), scale('data', 'mib')],
    ['a hertz is 60 rpm', scale('frequency', 'Hz'), times(60n, scale('frequency', 'rpm'))],
    ['a hertz is 360 degrees per second', scale('frequency', 'Hz'), times(360n, scale('frequency', 'deg-s'))],
    [
      'a US gallon per minute is a gallon over a minute',
      times(60n, scale('volume-flow', 'gpm-us')),
      scale('volume', 'gal-us'),
    ],
    [
      'a UK gallon per minute is a gallon over a minute',
      times(60n, scale('volume-flow', 'gpm-uk')),
      scale('volume', 'gal-uk'),
    ],
    ['a cubic foot per second is 60 cfm', scale('volume-flow', 'cfs'), times(60n, scale('volume-flow', 'cfm'))],
    ['a cubic foot per second is a cubic foot over a second', scale('volume-flow', 'cfs'), scale('volume', 'ft3')],
    [
      'a pound per cubic foot is a pound over a cubic foot',
      multiply(scale('density', 'lb-ft3'), scale('volume', 'ft3')),
      scale('weight', 'lb'),
    ],
    [
      'a pound per cubic inch is 1728 pounds per cubic foot',
      scale('density', 'lb-in3'),
      times(1728n, scale('density', 'lb-ft3')),
    ],
    [
      'a pound per US gallon is a pound over a gallon',
      multiply(scale('density', 'lb-gal'), scale('volume', 'gal-us')),
      scale('weight', 'lb'),
    ],
    ['a kilogram under standard gravity weighs a kilogram-force', scale('acceleration', 'g0'), scale('force', 'kgf')],
    ['a foot per second squared is a foot', scale('acceleration', 'ft-s2'), scale('length', 'ft')],
    ['a mile per hour per second is a mile per hour', scale('acceleration', 'mph-s'), scale('speed', 'mph')],
    ['a kilometer per hour per second is a kilometer per hour', scale('acceleration', 'kph-s'), scale('speed', 'kph')],
    ['a horsepower is 550 foot-pounds per second', scale('power', 'hp'), times(550n, scale('power', 'ft-lb-s'))],
    ['a ton of refrigeration is 12,000 BTU/h', scale('power', 'ton-r'), times(12_000n, scale('power', 'btu-h'))],
    ['a BTU per hour is a BTU over an hour', times(3600n, scale('power', 'btu-h')), scale('energy', 'btu')],
    ['a metric horsepower is 75 kgf·m/s', scale('power', 'ps'), times(75n, scale('force', 'kgf'))],
    ['a TiB is 1024 GiB', scale('data', 'tib'), times(1024n, scale('data', 'gib'))],
    ['a GiB is 1024 MiB', scale('data', 'gib'), times(1024n, scale('data', 'mib'))],
    ['a MiB is 1024 KiB', scale('data', 'mib'), times(1024n, scale('data', 'kib'))],
    [
      'a mile per US gallon is a mile over a US gallon',
      multiply(scale('fuel-economy', 'mpg-us'), scale('volume', 'gal-us')),
      multiply(rationalFromDecimal('0.000001'), scale('length', 'mi')),
    ],
    [
      'a mile per UK gallon is a mile over a UK gallon',
      multiply(scale('fuel-economy', 'mpg-uk'), scale('volume', 'gal-uk')),
      multiply(rationalFromDecimal('0.000001'), scale('length', 'mi')),
    ],
    ['a turn is 400 gradians', scale('angle', 'turn'), times(400n, scale('angle', 'grad'))],
    ['a degree is 3600 arcseconds', scale('angle', 'deg'), times(3600n, scale('angle', 'arcsec'))],
    ['a radian is 1000 milliradians', scale('angle', 'rad'), times(1000n, scale('angle', 'mrad'))],
    ['an acre is 4840 square yards', scale('area', 'ac'), times(4840n, scale('area', 'yd2'))],
    ['a square mile is 640 acres', scale('area', 'mi2'), times(640n, scale('area', 'ac'))],
    ['a pound is 16 ounces', scale('weight', 'lb'), times(16n, scale('weight', 'oz'))],
    ['a stone is 14 pounds', scale('weight', 'st'), times(14n, scale('weight', 'lb'))],
    ['a short ton is 2000 pounds', scale('weight', 'short-ton'), times(2000n, scale('weight', 'lb'))],
    ['a long ton is 160 stone', scale('weight', 'long-ton'), times(160n, scale('weight', 'st'))],
    ['a US gallon is 231 cubic inches', scale('volume', 'gal-us'), times(231n, scale('volume', 'in3'))],
    ['a US gallon is 4 quarts', scale('volume', 'gal-us'), times(4n, scale('volume', 'qt'))],
    ['a quart is 2 pints', scale('volume', 'qt'), times(2n, scale('volume', 'pt'))],
    ['a pint is 2 cups', scale('volume', 'pt'), times(2n, scale('volume', 'cup'))],
    ['a cup is 8 fluid ounces', scale('volume', 'cup'), times(8n, scale('volume', 'fl-oz'))],
    ['a fluid ounce is 2 tablespoons', scale('volume', 'fl-oz'), times(2n, scale('volume', 'tbsp'))],
    ['a tablespoon is 3 teaspoons', scale('volume', 'tbsp'), times(3n, scale('volume', 'tsp'))],
    ['a year is 12 months', scale('time', 'year'), times(12n, scale('time', 'month'))],
    ['400 years are 146,097 days', times(400n, scale('time', 'year')), times(146097n, scale('time', 'day'))],
    ['a byte is 8 bits', scale('data', 'b'), times(8n, scale('data', 'bit'))],
    ['an atmosphere is 760 torr', scale('pressure', 'atm'), times(760n, scale('pressure', 'torr'))],
    ['a mile per hour is a mile in 3600 seconds', times(3600n, scale('speed', 'mph')), scale('length', 'mi')],
    ['a knot is a nautical mile in 3600 seconds', times(3600n, scale('speed', 'knot')), scale('length', 'nmi')],
    [
      'psi is pound-force over square inch',
      multiply(scale('pressure', 'psi'), scale('area', 'in2')),
      scale('force', 'lbf'),
    ],
    [
      'pound-force is a pound under kilogram-force',
      scale('force', 'lbf'),
      multiply(scale('weight', 'lb'), scale('force', 'kgf')),
    ],
    [
      'a BTU heats a pound of water by a degree Fahrenheit',
      scale('energy', 'btu'),
      multiply(multiply(rationalFromDecimal('4186.8'), scale('weight', 'lb')), scale('temperature', 'F')),
    ],
  ])('%s', (_, whole, parts) => {
    expect(whole).toEqual(parts);
  });
});

test('each pair converts back to the same value', () => {
  const values = ['0', '1', '-40', '0.1', '12345.6789', '1'.repeat(30)].map((text) => rationalFromDecimal(text));
  for (const { units } of allCategoryUnits) {
    for (const from of units) {
      for (const to of units) {
        for (const value of values.filter((one) => hasCounterpart(one, from, to)))
          expect(equals(convert(convert(value, from, to), to, from), value)).toBe(true);
      }
    }
  }
});

test('temperature scales agree at their fixed points', () => {
  const [C, F, K, R] = ['C', 'F', 'K', 'R'].map((id) => unit('temperature', id)) as [
    UnitDefinition,
    UnitDefinition,
    UnitDefinition,
    UnitDefinition,
  ];
  expect(convert(rational(-40n), C, F)).toEqual(rational(-40n));
  expect(convert(rational(100n), C, F)).toEqual(rational(212n));
  expect(convert(rational(0n), K, F)).toEqual(rationalFromDecimal('-459.67'));
  expect(convert(rational(0n), R, C)).toEqual(rationalFromDecimal('-273.15'));
});

test('each definition is well formed, in lowest terms, and has an authority', () => {
  for (const { category, base, units } of allCategoryUnits) {
    expect(units.filter(({ id }) => id === base)).toHaveLength(1);
    for (const one of units) {
      expect(one.category).toBe(category);
      expect(one.authority).toMatch(/.{6}/);
      const { numerator, denominator } = fractionOf(one);
      expect([one.id, String(numerator), String(denominator)]).toEqual([
        one.id,
        one.toBase.numerator,
        one.toBase.denominator,
      ]);
      expect(one.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    expect(new Set(units.map(({ name }) => name)).size).toBe(units.length);
  }
});
