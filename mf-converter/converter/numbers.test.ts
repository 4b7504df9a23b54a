import { expect, test } from '@jest/globals';
import { NUMBER_FORMATS, type NumberFormat } from '@site/catalog/engine/number-format';
import { equals, rational } from '@site/catalog/engine/rational';
import { units as length } from '@site/catalog/units/length';
import fc from 'fast-check';
import { parseQuantity } from './quantity.ts';
import { formatExactResult } from './views/locked-converter.tsx';
import { quickStyle, buildView, widgetStyle } from './converter-view.ts';

const unit = (id: string) => length.units.find((unit) => unit.id === id)!;
const typed = (text: string, format?: NumberFormat) =>
  parseQuantity({ text, format }, { unit: unit('ft'), units: length.units });
const view = (text: string, format?: NumberFormat, style = widgetStyle) =>
  buildView(typed(text, format), { from: unit('ft'), to: unit('m') }, length.units, style);

/** The test must not share this data with the code. */
const WRITTEN = [
  ['comma-point', [','], '.'],
  ['point-comma', ['.'], ','],
  ['space-comma', [' ', '\u00a0', '\u2009', '\u202f'], ','],
  ['apostrophe-point', ["'", '’'], '.'],
] as const;
const ZEROS = ['0', '０', '٠', '۰', '०'];

const number = fc.record({
  sign: fc.constantFrom('', '-', '\u2212', '+'),
  whole: fc.bigInt({ min: 0n, max: 10n ** 15n }),
  places: fc.nat(6),
  decimals: fc.nat(999_999),
  isGrouped: fc.boolean(),
  format: fc.constantFrom(...WRITTEN),
  blank: fc.nat(3),
  zero: fc.constantFrom(...ZEROS),
  exponent: fc.option(fc.integer({ min: -30, max: 30 }), { nil: undefined }),
});

test('a field parses numbers in every format and script', () => {
  fc.assert(
    fc.property(number, ({ sign, whole, places, decimals, isGrouped, format, blank, zero, exponent }) => {
      const [name, groups, point] = format;
      const plain = whole.toString();
      const grouped = isGrouped ? plain.replace(/\B(?=(\d{3})+$)/g, groups[blank % groups.length]!) : plain;
      const fraction = decimals.toString().padStart(6, '0').slice(0, places);
      const ascii = `${grouped}${places > 0 ? point : ''}${fraction}`;
      const digits = ascii.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)));
      const text = `${sign}${digits}${exponent === undefined ? '' : `e${exponent}`}`;
      const power = (exponent ?? 0) - places;
      const unsigned = BigInt(plain + fraction);
      const signed = sign === '-' || sign === '\u2212' ? -unsigned : unsigned;
      const expected = power < 0 ? rational(signed, 10n ** BigInt(-power)) : rational(signed * 10n ** BigInt(power));
      const read = typed(text, name);
      expect([text, read.state]).toEqual([text, 'number']);
      expect(equals(read.value, expected)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each(['abc', '1,2,3', '--1', 'Infinity', '5 kg', '1/0', '-'])('%s is not a number in any format', (text) => {
  for (const format of NUMBER_FORMATS) {
    expect(view(text, format, quickStyle).result).toBe('Invalid input');
    expect(view(text, format)).toMatchObject({ isInvalid: true, result: '0.3048' });
  }
});

test('the line under the field shows both meanings of an ambiguous number', () => {
  expect(view('1,500').readings).toEqual({ chosen: '1500 ft', alternative: '1.5 ft' });
  expect(view('5,5')).toMatchObject({ readings: undefined, echo: '= 5.5 ft' });
  expect(view('5.5')).toMatchObject({ readings: undefined, echo: undefined });
});

test('an error contains the unit of the wrong category', () => {
  expect(typed('12abc').problem).toBe('“abc” is not a unit of length. Enter a number such as 5, -2.5, or 1.2e6');
  expect(typed('').problem).toBe('Enter a value to convert');
  expect(typed('1e2000').problem).toMatch(/too large or too small/);
});

test('the reverse link carries an exact result of at most 15 characters', () => {
  expect(formatExactResult(view('1'))).toBe('0.3048');
  expect(formatExactResult(view('123456789.25'))).toBe('37629629.3634');
  expect(formatExactResult(view('1234567890123.25'))).toBe(undefined);
  expect(formatExactResult(view('abc'))).toBe(undefined);
});
