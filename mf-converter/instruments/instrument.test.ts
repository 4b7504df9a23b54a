import { expect, test } from '@jest/globals';
import { rationalFromDecimal } from '@site/catalogue/engine/rational';
import { allUnits } from '@site/catalogue/units/all-units';
import { usableAnswer } from './instrument.ts';

const unit = (id: string) => allUnits.find((known) => known.id === id)!;
const answer = (value: string, from: string, to: string) =>
  usableAnswer(rationalFromDecimal(value), unit(from), unit(to));

test.each([
  ['350', 'F', 'C', 'Oven: 180 °C, 160 °C fan, 350 °F, gas mark 4'],
  ['200', 'C', 'F', 'Oven: 200 °C, 180 °C fan, 400 °F, gas mark 6'],
  ['180', 'cm', 'ft', 'Tape measure: 5 ft 10 7/8 in (0.2 mm larger)'],
  ['100', 'mm', 'in', 'Tape measure: 3 15/16 in'],
  ['1', 'm', 'in', 'Tape measure: 39 3/8 in (0.1 mm larger)'],
  ['10', 'mm', 'in', 'Nearest drill 25/64 in (0.1 mm smaller), wrench 3/8 in (0.5 mm smaller)'],
  ['19', 'mm', 'in', 'Nearest wrench 3/4 in'],
  ['0.5', 'in', 'mm', 'Nearest drill 12.5 mm (0.2 mm smaller), wrench 13 mm (0.3 mm larger)'],
  ['100', 'ml', 'cup', 'US cups and spoons: 1/3 cup + 1 tbsp + 1 tsp'],
  ['5', 'ml', 'tsp', 'US cups and spoons: 1 tsp'],
  ['0.5', 'L', 'cup', 'US cups and spoons: 2 cups + 1 tbsp + 2 tsp'],
  ['8', 'oz', 'g', 'Kitchen scale: 227 g'],
  ['1', 'kg', 'lb', 'Kitchen scale: 2 lb 3 1/4 oz'],
  ['100', 'g', 'oz', 'Kitchen scale: 3 1/2 oz'],
])('%s %s in %s: %s', (value, from, to, text) => expect(answer(value, from, to)).toEqual({ text }));

test.each([
  ['37', 'C', 'F'],
  ['10', 'm', 'ft'],
  ['0.1', 'mm', 'in'],
  ['-5', 'cm', 'in'],
  ['80', 'kg', 'lb'],
  ['0', 'ml', 'cup'],
  ['5', 'L', 'gal-us'],
])('%s %s in %s is outside of the range', (value, from, to) => expect(answer(value, from, to)).toEqual({}));

test.each([
  ['km', 'mi'],
  ['C', 'K'],
  ['psi', 'bar'],
])('no instrument is common for %s in %s', (from, to) => expect(answer('5', from, to)).toBeUndefined());
