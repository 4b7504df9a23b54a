import { expect, test } from '@jest/globals';
import { convert, hasCounterpart, computeScale } from '../engine/convert.ts';
import {
  absolute,
  compare,
  divide,
  equals,
  multiply,
  rational,
  rationalFromDecimal,
  subtract,
  type Rational,
} from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { allCategoryUnits, allUnits } from './all-units.ts';
import { UNIT_DEFINITIONS } from '../testing/unit-definitions.ts';

function unit(category: string, id: string): UnitDefinition {
  const found = allUnits.find((known) => known.category === category && known.id === id);
  if (!found) throw new Error(`${category} ${id}`);
  return found;
}

function tableFactor(category: string, id: string): Rational | undefined {
  const [over, under = '1'] = UNIT_DEFINITIONS[category]?.[id]?.split('/') ?? [];
  return over === undefined ? undefined : divide(rationalFromDecimal(over), rationalFromDecimal(under));
}

test('each factor matches the handwritten table exactly or, with π, to 38 digits', () => {
  const wrong = allCategoryUnits.flatMap(({ category, base, units }) =>
    units.filter(({ id }) => {
      const [factor, ofBase] = [tableFactor(category, id), tableFactor(category, base)];
      if (!factor || !ofBase) return false;
      const expected = divide(factor, ofBase);
      const difference = absolute(subtract(computeScale(unit(category, id)), expected));
      return compare(difference, multiply(expected, rational(1n, 10n ** 38n))) > 0;
    }),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('each value converts to another unit and back unchanged', () => {
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
  const degrees = (value: string, from: string, to: string) =>
    convert(rationalFromDecimal(value), unit('temperature', from), unit('temperature', to));
  expect(degrees('-40', 'C', 'F')).toEqual(rational(-40n));
  expect(degrees('100', 'C', 'F')).toEqual(rational(212n));
  expect(degrees('0', 'K', 'F')).toEqual(rationalFromDecimal('-459.67'));
  expect(degrees('0', 'R', 'C')).toEqual(rationalFromDecimal('-273.15'));
});
