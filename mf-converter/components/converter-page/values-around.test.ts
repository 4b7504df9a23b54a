import { describe, expect, test } from '@jest/globals';
import { length } from '@site/catalogue/units/length';
import { pairFromSlug } from '../../pairs/pair.ts';
import { alignedFigures } from '../figures.ts';
import { typedValue } from '../unit-converter/typed-value.ts';
import { valuesAround } from './values-around.ts';

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

  test('stands with its points under each other', () => {
    expect(alignedFigures(['1.5', '10', '2.25'])).toEqual(['1.5\u2007', '10\u2008\u2007\u2007', '2.25']);
    expect(alignedFigures(['1.50e-5', '10'])).toEqual(['1.50e-5', '10']);
  });
});
