import { describe, expect, test } from '@jest/globals';
import { equals, rationalFromDecimal, type Rational } from '../engine/rational.ts';
import { numberFormatOf } from '../engine/number-format.ts';
import { allCategoryUnits } from '../generated/units/all-units.ts';
import { readPhrase } from './read-phrase.ts';
import { readQuantity } from './read-quantity.ts';

const { units } = allCategoryUnits.find(({ category }) => category === 'length')!;
const meter = units.find(({ id }) => id === 'm')!;

const TEXTS: readonly (readonly [text: string, english: string, german: string])[] = [
  // One separator before exactly three digits: the format decides.
  ['1,500', '1500', '1.5'],
  ['1.500', '1.5', '1500'],
  ['12,345', '12345', '12.345'],
  ['12.345', '12.345', '12345'],
  ['999,999', '999999', '999.999'],
  ['999.999', '999.999', '999999'],
  ['-1,500', '-1500', '-1.5'],
  ['−1.500', '-1.5', '-1500'],
  ['１，５００', '1500', '1.5'],
  ['١.٥٠٠', '1.5', '1500'],
  // All others have one meaning.
  ['1,5', '1.5', '1.5'],
  ['1.5', '1.5', '1.5'],
  ['5,5', '5.5', '5.5'],
  ['0,5', '0.5', '0.5'],
  ['0.5', '0.5', '0.5'],
  ['0,500', '0.5', '0.5'],
  ['0.500', '0.5', '0.5'],
  ['1,50', '1.5', '1.5'],
  ['1.50', '1.5', '1.5'],
  ['1,2345', '1.2345', '1.2345'],
  ['1.2345', '1.2345', '1.2345'],
  ['1234,567', '1234.567', '1234.567'],
  ['1234.567', '1234.567', '1234.567'],
  ['1,234.5', '1234.5', '1234.5'],
  ['1.234,5', '1234.5', '1234.5'],
  ['1,234.56', '1234.56', '1234.56'],
  ['1.234,56', '1234.56', '1234.56'],
  ['1,234,567', '1234567', '1234567'],
  ['1.234.567', '1234567', '1234567'],
  ['1,234,567.8', '1234567.8', '1234567.8'],
  ['1.234.567,8', '1234567.8', '1234567.8'],
  ["1'000", '1000', '1000'],
  ['1’000', '1000', '1000'],
  ["1'234.5", '1234.5', '1234.5'],
  ["1'234,5", '1234.5', '1234.5'],
  ['1 234', '1234', '1234'],
  ['1\u00a0234,5', '1234.5', '1234.5'],
  ['1\u202f234.5', '1234.5', '1234.5'],
  ['1,5e3', '1500', '1500'],
  ['1.5e3', '1500', '1500'],
  ['1000', '1000', '1000'],
];

const CASES = TEXTS.flatMap(([text, english, german]) => [
  { text, locale: 'en-US', value: rationalFromDecimal(english) },
  { text, locale: 'de-DE', value: rationalFromDecimal(german) },
]);

function inField(text: string, locale: string): Rational | undefined {
  const read = readQuantity(text, units, meter, numberFormatOf(locale));
  return read.ok ? read.value : undefined;
}

function inBox(text: string, locale: string): Rational | undefined {
  const read = readPhrase(`${text} m to ft`, allCategoryUnits, numberFormatOf(locale));
  return read.kind === 'conversion' ? read.from.value : undefined;
}

describe.each([
  ['a field', inField],
  ['the box', inBox],
] as const)('in %s', (_, read) => {
  test.each(CASES)('$text has one value for a visitor with $locale', ({ text, locale, value }) => {
    const found = read(text, locale);
    expect(found && equals(found, value)).toBe(true);
  });
});

describe('the box', () => {
  test.each([
    ['1,500 m to km', 'comma-point', '1500 meters in kilometers', '1.5 meters to kilometers'],
    ['1,500 m to km', 'point-comma', '1.5 meters in kilometers', '1500 meters to kilometers'],
    ['1.234 m to km', 'point-comma', '1234 meters in kilometers', '1.2340 meters to kilometers'],
  ] as const)('shows how it read %s in %s, and offers the other reading', (text, format, reading, other) => {
    const read = readPhrase(text, allCategoryUnits, format);
    expect(read).toMatchObject({ kind: 'conversion', reading });
    expect(read.alternatives.map(({ q }) => q)).toContain(other);
    // The offered text has the same reading in every format.
    expect(readPhrase(other, allCategoryUnits, format)).toEqual(readPhrase(other, allCategoryUnits));
  });

  test.each(['- 1.500 m to km', '1. 1.500 m to km', '1.500 lb ft to kJ'])(
    'reads %s in the format throughout',
    (text) => {
      const read = readPhrase(text, allCategoryUnits, 'point-comma');
      const other = readPhrase(text.replace('1.500', '1500'), allCategoryUnits);
      expect(read).toMatchObject({ kind: other.kind });
      expect(JSON.stringify(read.alternatives) + ('reading' in read ? read.reading : '')).toContain('1500');
    },
  );
});
