import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mixedForms } from '../lists/mixed-forms.ts';
import { allUnits } from '../categories/all-units.ts';
import { convert, computeScale } from './convert.ts';
import { mixedValue, usualUnits } from './mixed-units.ts';
import { parseDecimal } from './parse-decimal.ts';
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  multiply,
  rational,
  rationalFromDecimal,
  subtract,
  type Rational,
} from './rational.ts';
import type { UnitDefinition } from './unit-definition.ts';

const unit = (id: string) => allUnits.find((known) => known.id === id)!;
const units = (ids: string) => ids.split(' ').map(unit);
const number = (text: string) => {
  const [top = '', bottom = '1'] = text.split('/');
  const parsed = parseDecimal(top);
  if (!parsed.ok) throw new Error(text);
  return divide(parsed.value, rationalFromDecimal(bottom));
};
const said = (value: string, from: string, ids: string) => {
  const { text, isExact } = mixedValue(number(value), unit(from), units(ids));
  return `${isExact ? '=' : '≈'} ${text}`;
};

describe('a mixed value reads', () => {
  test.each([
    ['1.78', 'm', 'ft in', '≈ 5 ft 10 1/16 in'],
    ['1.6002', 'm', 'ft in', '= 5 ft 3 in'],
    ['6', 'ft', 'ft in', '= 6 ft'],
    ['71.99', 'in', 'ft in', '≈ 6 ft'],
    ['107.99', 'in', 'yd ft in', '≈ 3 yd'],
    ['0.25', 'ft', 'ft in', '= 3 in'],
    ['1.03125', 'in', 'in', '≈ 1 1/16 in'],
    ['0.375', 'in', 'in', '= 3/8 in'],
    ['-0.375', 'in', 'in', '= -3/8 in'],
    ['-63', 'in', 'ft in', '= -5 ft 3 in'],
    ['0', 'm', 'ft in', '= 0 in'],
    ['-0.0001', 'in', 'ft in', '= -0.0001 in'],
    ['0.01', 'mm', 'ft in', '≈ 0.0004 in'],
    ['1', 'mm', 'ft in', '≈ 0.04 in'],
    ['5', 'mm', 'ft in', '≈ 3/16 in'],
    ['1e-15', 'm', 'ft in', '≈ 3.9e-14 in'],
    ['10', 'g', 'st lb', '≈ 0.022 lb'],
    ['1', 'g', 'lb oz', '≈ 0.035 oz'],
    ['3', 's', 'h min', '= 0.05 min'],
    ['0.00001', 'deg', 'deg arcmin arcsec', '= 0.036 arcsec'],
    ['75', 'kg', 'st lb', '≈ 11 st 11.3 lb'],
    ['172', 'lb', 'st lb', '= 12 st 4 lb'],
    ['75', 'kg', 'lb oz', '≈ 165 lb 5.5 oz'],
    ['90', 'min', 'h min s', '= 1 h 30 min'],
    ['3661.5', 's', 'h min s', '= 1 h 1 min 1.5 s'],
    ['3599.99', 's', 'h min s', '≈ 1 h'],
    ['18', 'month', 'year month', '= 1 yr 6 mo'],
    ['1e6', 's', 'day h min s', '= 11 d 13 h 46 min 40 s'],
    ['10', 'L', 'gal-us qt cup', '≈ 2 gal 2 qt 2 1/4 cups'],
    ['1/2', 'cup', 'cup tbsp tsp', '= 8 tbsp'],
    ['250', 'ml', 'cup tbsp tsp', '≈ 1 cup 2 3/4 tsp'],
    ['1/3', 'tsp', 'tsp', '≈ 0.33 tsp'],
    ['5.5', 'min-km', 'min-km', '= 5:30 min/km'],
    ['5.99', 'min-km', 'min-km', '≈ 5:59 min/km'],
    ['7', 'mph', 'min-mi', '≈ 8:34 min/mi'],
    ['0.55', 'min-km', 'min-km', '= 0:33 min/km'],
  ])('%s %s in %s as %s', (value, from, ids, text) => expect(said(value, from, ids)).toBe(text));

  test('as separate parts with one sign', () => {
    const { isNegative, parts } = mixedValue(number('-5.28125'), unit('ft'), units('ft in'));
    expect(isNegative).toBe(true);
    expect(parts.map(({ text, unit: { id } }) => [text, id])).toEqual([
      ['5', 'ft'],
      ['3 3/8', 'in'],
    ]);
  });
});

const toNumber = (text: string) => {
  const [minutes = '', seconds] = text.split(':');
  return seconds === undefined
    ? text.split(' ').map(number).reduce(add)
    : add(number(minutes), divide(number(seconds), rational(60n)));
};
const readValue = ({ isNegative, parts }: ReturnType<typeof mixedValue>, inUnit: UnitDefinition): Rational => {
  const total = parts.map((part) => convert(toNumber(part.text), part.unit, inUnit)).reduce(add);
  return isNegative ? multiply(total, rational(-1n)) : total;
};
const anyForm = fc.constantFrom(
  ...Object.values(mixedForms)
    .flat()
    .map((form) => form.units.map(unit)),
);
const anyValue = fc
  .tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 9n))
  .map(([top, bottom]) => rational(top, bottom));

test.each([
  ['180', '590 ft 7 in'],
  ['6.1', '20 ft'],
  ['7.6327', '25 ft 1/2 in'],
])('%s m is %s, because at 20 feet or more, only exact fractions are shown', (meters, text) =>
  expect(mixedValue(number(meters), unit('m'), [unit('ft'), unit('in')]).text).toBe(text),
);

describe('a mixed value in any units', () => {
  test('has parts that add up to the value within half a step, each smaller than the next larger unit', () => {
    fc.assert(
      fc.property(anyValue, anyForm, (value, inUnits) => {
        const last = inUnits.at(-1)!;
        const from = inUnits[0]!;
        const mixed = mixedValue(value, from, inUnits);
        const difference = absolute(subtract(readValue(mixed, last), convert(value, from, last)));
        const isFar = last.finestFraction !== undefined && compare(absolute(value), rational(19n)) > 0;
        const finest = last.isClock ? 60 : (last.finestFraction ?? 10);
        const steps = isFar ? 1 : finest;
        expect(compare(difference, rational(1n, BigInt(2 * steps)))).toBeLessThanOrEqual(0);
        expect(mixed.isExact).toBe(equals(readValue(mixed, from), value));
        for (const part of mixed.parts) {
          const larger = inUnits[inUnits.indexOf(part.unit) - 1];
          const size = multiply(toNumber(part.text), computeScale(part.unit));
          if (larger) expect(compare(size, computeScale(larger))).toBeLessThan(0);
          expect(compare(size, rational(0n))).toBeGreaterThanOrEqual(mixed.parts.length > 1 ? 1 : 0);
        }
      }),
    );
  });

  test('is also computed if one unit is not a whole multiple of the other', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const mixed = mixedValue(value, unit('year'), units('year week day'));
        const difference = subtract(readValue(mixed, unit('day')), convert(value, unit('year'), unit('day')));
        expect(compare(absolute(difference), rational(1n))).toBeLessThan(0);
      }),
    );
  });
});

describe('the mixed form of a result', () => {
  const findForm = (value: string, id: string) => {
    const { category } = unit(id);
    return usualUnits(
      number(value),
      unit(id),
      mixedForms[category] ?? [],
      allUnits.filter((known) => known.category === category),
    )?.map((part) => part.id);
  };
  test.each([
    ['5.84', 'ft', ['ft', 'in']],
    ['-5.84', 'ft', ['ft', 'in']],
    ['2.4', 'in', ['in']],
    ['11.8', 'st', ['st', 'lb']],
    ['1.5', 'h', ['h', 'min', 's']],
  ])('shows %s %s in %s', (value, id, ids) => expect(findForm(value, id)).toEqual(ids));

  test.each([
    ['0', 'ft'],
    ['0.05', 'ft'],
    ['1000', 'ft'],
    ['1e300', 'h'],
    ['0.001', 'in'],
    ['5', 'm'],
    ['5', 'C'],
  ])('keeps the single unit of %s %s', (value, id) => {
    expect(findForm(value, id)).toBeUndefined();
  });
});
