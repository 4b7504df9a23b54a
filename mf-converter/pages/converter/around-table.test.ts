import { describe, expect, test } from '@jest/globals';
import { length } from '@site/catalogue/units/length';
import { typedValue } from '../../converter/converter-state.ts';
import { pairFromSlug } from '../../pairs/pair.ts';
import { valuesAround } from './around-table.tsx';

const inputs = (text: string) => valuesAround(typedValue(text).value, pairFromSlug('feet-to-meters', length.units)!).map(({ input }) => input);

describe('the table around a value', () => {
  test.each([
    ['5', ['4.6', '4.7', '4.8', '4.9', '5', '5.1', '5.2', '5.3', '5.4']],
    ['70', ['66', '67', '68', '69', '70', '71', '72', '73', '74']],
    ['0', ['-4', '-3', '-2', '-1', '0', '1', '2', '3', '4']],
    ['-1234', ['-1634', '-1534', '-1434', '-1334', '-1234', '-1134', '-1034', '-934', '-834']],
  ])('around %s', (text, expected) => {
    expect(inputs(text)).toEqual(expected);
  });

  test('rounds results to six figures, and writes none of them with an e', () => {
    const results = (slug: string, text: string) => valuesAround(typedValue(text).value, pairFromSlug(slug, length.units)!).map(({ result }) => result);
    expect(results('meters-to-feet', '5').slice(3, 6)).toEqual(['16.0761', '16.4042', '16.7323']);
    expect(results('mm-to-miles', '5')[4]).toBe('3.10686 × 10⁻⁶');
    expect(results('miles-to-mm', '5')[4]).toBe('8046720');
  });
});
