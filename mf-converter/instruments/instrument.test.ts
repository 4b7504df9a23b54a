import { expect, test } from '@jest/globals';
import { rationalFromDecimal } from '@site/catalog/engine/rational';
import { allUnits } from '@site/catalog/units/all-units';
import { site } from '../parts/site.ts';
import { findUsableAnswer } from './instrument.ts';

const unit = (id: string) => allUnits.find((unit) => unit.id === id)!;
const answer = (value: string, from: string, to: string) =>
  findUsableAnswer(rationalFromDecimal(value), unit(from), unit(to));

const ANSWERS = [
  ['350', 'F', 'C', 'Oven: 180 °C, fan 160 °C, 350 °F, gas mark 4'],
  ['200', 'C', 'F', 'Oven: 200 °C, fan 180 °C, 400 °F, gas mark 6'],
  ['180', 'cm', 'ft', 'Tape: 5 ft 10 7/8 in (+0.2 mm)'],
  ['100', 'mm', 'in', 'Tape: 3 15/16 in'],
  ['1', 'm', 'in', 'Tape: 39 3/8 in (+0.1 mm)'],
  ['10', 'mm', 'in', 'Drill 25/64 in (−0.1 mm), wrench 3/8 in (−0.5 mm)'],
  ['19', 'mm', 'in', 'Wrench 3/4 in'],
  ['0.5', 'in', 'mm', 'Drill 12.5 mm (−0.2 mm), wrench 13 mm (+0.3 mm)'],
  ['100', 'ml', 'cup', 'US measures: 1/3 cup + 1 tbsp + 1 tsp'],
  ['5', 'ml', 'tsp', 'US measures: 1 tsp'],
  ['0.5', 'L', 'cup', 'US measures: 2 cups + 1 tbsp + 2 tsp'],
  ['8', 'oz', 'g', 'Kitchen scale: 227 g'],
  ['1000', 'g', 'lb', 'Kitchen scale: 2 lb 3 1/4 oz'],
  ['100', 'g', 'oz', 'Kitchen scale: 3 1/2 oz'],
] as const;

test.each(ANSWERS)('shows which instrument setting or tool to use for %s %s in %s: %s', (value, from, to, text) =>
  expect(answer(value, from, to)).toEqual({ text }),
);

test('uses only words that the shell may draw in preview images', () => {
  const words = ANSWERS.flatMap(([, , , text]) => text.match(/[a-z°]+/gi) ?? []);
  expect(words.filter((word) => !site.imageWords?.includes(word))).toEqual([]);
});

test.each([
  ['37', 'C', 'F'],
  ['10', 'm', 'ft'],
  ['0.1', 'mm', 'in'],
  ['-5', 'cm', 'in'],
  ['80000', 'g', 'lb'],
  ['1', 'g', 'oz'],
  ['1', 'g', 'lb'],
  ['0', 'ml', 'cup'],
  ['5', 'L', 'gal-us'],
])('shows nothing for %s %s in %s, which is outside the instrument’s range', (value, from, to) =>
  expect(answer(value, from, to)).toEqual({}),
);

test.each([
  ['km', 'mi'],
  ['kg', 'lb'],
  ['C', 'K'],
  ['psi', 'bar'],
])('has no instrument for %s in %s', (from, to) => expect(answer('5', from, to)).toBeUndefined());
