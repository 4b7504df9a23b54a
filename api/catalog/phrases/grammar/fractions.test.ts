import { expect, test } from '@jest/globals';
import { allCategoryUnits } from '../../categories/all-units.ts';
import { readPhrase } from '../read-phrase.ts';

const read = (text: string) => readPhrase(text, allCategoryUnits);

/** Numerators have two digits, because `21/6` may be `2 1/6` with a missing space. */
const FRACTIONS = [2, 4, 6, 8, 16, 32].flatMap((under) =>
  Array.from({ length: 90 }, (_, place) => place + 10).map((over) => [over, under] as const),
);

test('a fraction that may have a missing space offers the mixed number, such as 2 1/6 for 21/6', () => {
  const wrong = FRACTIONS.flatMap(([over, under]) => {
    const found = read(`${over}/${under} in to cm`);
    const [whole, rest] = [Math.floor(over / 10), over % 10];
    const isOffered = over > under && rest > 0 && rest < under;
    const offered = found.alternatives.flatMap(({ q }) => {
      const other = read(q);
      return other.kind === 'conversion'
        ? [Number(other.from.value.numerator) / Number(other.from.value.denominator)]
        : [];
    });
    const expected = isOffered && found.kind === 'conversion' ? [whole + rest / under] : [];
    return offered.length === expected.length &&
      offered.every((value, place) => Math.abs(value - expected[place]!) < 1e-9)
      ? []
      : [`${over}/${under}: ${offered.join(', ')}`];
  });
  expect(wrong).toEqual([]);
});
