import { describe, expect, test } from '@jest/globals';
import { rationalFromDecimal, type Rational } from '../engine/rational.ts';
import { getNumberFormat } from '../engine/number-format.ts';
import { allCategoryUnits } from '../categories/all-units.ts';
import { readPhrase } from './read-phrase.ts';
import { readQuantity } from './read-quantity.ts';

const { units } = allCategoryUnits.find(({ category }) => category === 'length')!;
const meter = units.find(({ id }) => id === 'm')!;

// The tests of `parseDecimal` contain more cases.
const CASES = [
  { text: '1,500', locale: 'en-US', value: '1500' },
  { text: '1,500', locale: 'de-DE', value: '1.5' },
  { text: '−1.500', locale: 'en-US', value: '-1.5' },
  { text: '−1.500', locale: 'de-DE', value: '-1500' },
  { text: '1.234,5', locale: 'en-US', value: '1234.5' },
  { text: '1,234.5', locale: 'de-DE', value: '1234.5' },
];

function inField(text: string, locale: string): Rational | undefined {
  const read = readQuantity(text, units, meter, getNumberFormat(locale));
  return read.ok ? read.value : undefined;
}

function inBox(text: string, locale: string): Rational | undefined {
  const read = readPhrase(`${text} m to ft`, allCategoryUnits, getNumberFormat(locale));
  return read.kind === 'conversion' ? read.from.value : undefined;
}

describe.each([
  ['a field', inField],
  ['the box', inBox],
] as const)('in %s', (_, read) => {
  test.each(CASES)('$text has one value for a visitor whose locale is $locale', ({ text, locale, value }) => {
    const found = read(text, locale);
    expect(found).toEqual(rationalFromDecimal(value));
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
    'applies the format to every number in %s',
    (text) => {
      const read = readPhrase(text, allCategoryUnits, 'point-comma');
      const other = readPhrase(text.replace('1.500', '1500'), allCategoryUnits);
      expect(read).toMatchObject({ kind: other.kind });
      expect(JSON.stringify(read.alternatives) + ('reading' in read ? read.reading : '')).toContain('1500');
    },
  );
});
