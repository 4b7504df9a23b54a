import { expect, test } from '@jest/globals';
import { findUnit } from '../engine/find-unit.ts';
import { conversionFactor } from '../engine/published-factor.ts';
import { allUnits } from './all-units.ts';

function computeFactor(category: string, from: string, to: string): string {
  const units = allUnits.filter((unit) => unit.category === category);
  return conversionFactor(findUnit(from, units)!, findUnit(to, units)!);
}

test.each([
  ['length', 'm', 'ft', '3.28084'],
  ['length', 'ft', 'm', '0.3048'],
  ['length', 'in', 'cm', '2.54'],
  ['length', 'mi', 'm', '1609.34'],
  ['length', 'nm', 'm', '1e-9'],
  ['weight', 'oz', 'kg', '0.0283495'],
  ['area', 'mi2', 'm2', '2589988.11'],
  ['volume', 'tsp', 'm3', '0.0000049289'],
  ['volume', 'tbsp', 'm3', '0.0000147868'],
])('in %s, the factor from %s to %s matches printed tables: %s', (category, from, to, factor) => {
  expect(computeFactor(category, from, to)).toBe(factor);
});

test('temperature pairs without a factor are marked as special', () => {
  const factors = ['C K', 'K C', 'C F', 'F C', 'C R', 'R C', 'F K', 'K F', 'F R', 'R F', 'K R', 'R K'].map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return computeFactor('temperature', from, to);
  });
  const special = Array<string>(8).fill('special');
  expect(factors).toEqual(['add273.15', 'sub273.15', ...special, '1.8', '0.555556']);
});
