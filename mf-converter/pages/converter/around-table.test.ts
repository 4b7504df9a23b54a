import { describe, expect, test } from '@jest/globals';
import { units as length } from '@site/catalogue/units/length';
import { units as temperature } from '@site/catalogue/units/temperature';
import { parseQuantity } from '../../converter/quantity.ts';
import { pairFromSlug } from '../../pairs/pair.ts';
import { valuesAround } from './around-table.tsx';

const inputs = (text: string) =>
  valuesAround(parseQuantity({ text }).value, pairFromSlug('feet-to-meters', length.units)!).map(({ input }) => input);

describe('the table around a value', () => {
  test.each([
    ['5', ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
    ['3', ['1', '2', '3', '4', '5', '6', '7']],
    ['5.5', ['5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8', '5.9']],
    ['68', ['64', '65', '66', '67', '68', '69', '70', '71', '72']],
    ['70', ['50', '55', '60', '65', '70', '75', '80', '85', '90']],
    ['0.05', ['0.01', '0.02', '0.03', '0.04', '0.05', '0.06', '0.07', '0.08', '0.09']],
    ['0', ['0', '1', '2', '3', '4']],
    ['-1234', ['-1634', '-1534', '-1434', '-1334', '-1234', '-1134', '-1034', '-934', '-834']],
  ])('around %s', (text, expected) => {
    expect(inputs(text)).toEqual(expected);
  });

  test('crosses zero only for temperatures', () => {
    const around = (text: string) =>
      valuesAround(parseQuantity({ text }).value, pairFromSlug('celsius-to-fahrenheit', temperature.units)!).map(
        ({ input }) => input,
      );
    expect(around('2')).toEqual(['-2', '-1', '0', '1', '2', '3', '4', '5', '6']);
    expect(inputs('2')).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('rounds results to six significant digits, without an e', () => {
    const results = (slug: string, text: string) =>
      valuesAround(parseQuantity({ text }).value, pairFromSlug(slug, length.units)!).map(({ result }) => result);
    expect(results('meters-to-feet', '5').slice(3, 6)).toEqual(['13.1234', '16.4042', '19.685']);
    expect(results('mm-to-miles', '5')[4]).toBe('3.10686 × 10⁻⁶');
    expect(results('miles-to-mm', '5')[4]).toBe('8046720');
  });
});
