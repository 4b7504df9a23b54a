import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allCategoryUnits } from '../../categories/all-units.ts';
import { RUNS } from '../../testing/sample.ts';
import { cardinalWords, ordinalWords } from './number-speech.test-helper.ts';
import { readPhrase } from '../read-phrase.ts';

const read = (text: string) => readPhrase(text, allCategoryUnits);

function readValues(text: string): { isAsked: boolean; values: string[] } {
  const found = read(text);
  const readings = found.kind === 'conversion' ? [found] : found.alternatives.map(({ q }) => read(q));
  const values = readings.flatMap((one) =>
    one.kind === 'conversion' ? [`${one.from.value.numerator}/${one.from.value.denominator}`] : [],
  );
  return { isAsked: found.kind !== 'conversion', values };
}

const reduced = (over: number, under: number) => {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const divisor = gcd(over, under);
  return `${over / divisor}/${under / divisor}`;
};

const denominators = fc.oneof(fc.integer({ min: 3, max: 100 }), fc.constantFrom(1000, 1_000_000));
const spellings = fc.record({ isHyphened: fc.boolean(), hasAnd: fc.boolean() });

describe('a single part written in words', () => {
  test('equals one divided by its denominator', () => {
    fc.assert(
      fc.property(denominators, fc.constantFrom('a', 'one'), spellings, (under, one, spelling) => {
        const text = `${one} ${ordinalWords(under, spelling)} of an inch to mm`;
        expect([text, readValues(text)]).toEqual([text, { isAsked: false, values: [`1/${under}`] }]);
      }),
      { numRuns: RUNS },
    );
  });

  test('equals one divided by a denominator in digits', () => {
    for (let under = 3; under <= 128; under += 1) {
      const part = `${under}${formatSuffix(under)}`;
      for (const text of [`a ${part} of an inch`, `1/${part} inch`, `one ${part} inch`])
        expect([text, readValues(`${text} to mm`)]).toEqual([text, { isAsked: false, values: [`1/${under}`] }]);
    }
  });
});

function formatSuffix(number: number): string {
  // After digits, `st` means stone.
  if (number % 10 === 1) return 'th';
  if ((number % 100 < 10 || number % 100 > 20) && number % 10 === 2) return 'nd';
  return (number % 100 < 10 || number % 100 > 20) && number % 10 === 3 ? 'rd' : 'th';
}

describe('several parts written in words', () => {
  test('equal the count divided by the denominator', () => {
    const counts = fc.integer({ min: 2, max: 99 }).filter((count) => count < 20 || count % 10 > 0);
    fc.assert(
      fc.property(counts, denominators, spellings, (count, under, spelling) => {
        const text = `${cardinalWords(count, spelling)} ${ordinalWords(under, spelling)}s of an inch to mm`;
        expect([text, readValues(text)]).toEqual([text, { isAsked: false, values: [reduced(count, under)] }]);
      }),
      { numRuns: RUNS },
    );
  });

  test.each([
    'two hundred and fifty-sixths of an inch',
    'two hundred thousandths of an inch',
    '5 hundred thousandths of an inch',
    'three hundredth of an inch',
    'sixty fourths of an inch',
    'two hundred and three sixteenths inches',
    'one hundred and twenty-eighth of an inch',
    '3 128ths of an inch',
  ])('are not guessed if the count or the denominator is large: %s', (text) => {
    expect(readValues(`${text} to mm`).isAsked).toBe(true);
  });
});

describe('the word “second”', () => {
  test.each([
    ['thirty seconds in minutes', '30/1'],
    ['a minute and thirty seconds to hours', '3/2'],
    ['five thirty-seconds of an inch to mm', '5/32'],
    ['an inch and a thirty-second in mm', '33/32'],
  ])('is a unit of time or a denominator, depending on its context: "%s"', (text, value) => {
    expect(readValues(text)).toEqual({ isAsked: false, values: [value] });
  });
});
