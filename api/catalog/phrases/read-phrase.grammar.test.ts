import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { convert } from '../engine/convert.ts';
import { equals, rational, rationalFromDecimal, type Rational } from '../engine/rational.ts';
import { normalizeSpelling, unitSpellings } from '../engine/unit-spellings.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { allCategoryUnits } from '../categories/all-units.ts';
import { RUNS } from '../testing/sample.ts';
import { ambiguousNames } from './names/ambiguous-names.ts';
import { cardinalWords, ordinalWords } from './grammar/number-speech.test-helper.ts';
import { readPhrase } from './read-phrase.ts';

/*
 * The generated value shares no code with the parser. Each phrase must have the intended reading, or be rejected with
 * that reading as an alternative.
 */

const read = (text: string) => readPhrase(text, allCategoryUnits);

interface SpokenAmount {
  text: string;
  value: Rational;
}

const vulgar = Object.entries({ '½': [1, 2], '¼': [1, 4], '¾': [3, 4], '⅓': [1, 3], '⅝': [5, 8] } as const);
const ratio = (over: number, under: number) => rational(BigInt(over), BigInt(under));

const amounts: fc.Arbitrary<SpokenAmount> = fc.oneof(
  fc.integer({ min: 1, max: 999 }).map((n) => ({ text: `${n}`, value: ratio(n, 1) })),
  fc
    .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 99 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`)
    .map((text) => ({ text, value: rationalFromDecimal(text) })),
  fc.integer({ min: 1, max: 9_999_999 }).map((n) => ({ text: cardinalWords(n), value: ratio(n, 1) })),
  fc
    .tuple(fc.integer({ min: 2, max: 19 }), fc.integer({ min: 3, max: 64 }))
    .filter(([, under]) => under % 10 !== 2)
    .map(([over, under]) => ({
      text: `${cardinalWords(over)} ${ordinalWords(under)}s of a`,
      value: ratio(over, under),
    })),
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 3, max: 64 }))
    .filter(([, under]) => under % 10 !== 2)
    .map(([whole, under]) => ({
      text: `${cardinalWords(whole)} and a ${ordinalWords(under)}`,
      value: ratio(whole * under + 1, under),
    })),
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom(...vulgar))
    .map(([whole, [sign, [over, under]]]) => ({ text: `${whole}${sign}`, value: ratio(whole * under + over, under) })),
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom(2, 4, 8, 16, 32, 64))
    .map(([whole, under]) => ({ text: `${whole} 1/${under}`, value: ratio(whole * under + 1, under) })),
);

const categories = allCategoryUnits.filter(({ category }) => category !== 'fuel-economy');
/** A capital C makes Calories kilocalories. */
const byLetters = new Set(['cal', 'kcal']);
const pairs = fc
  .constantFrom(...categories)
  .chain(({ units }) => fc.tuple(fc.constantFrom(...units), fc.constantFrom(...units)))
  .filter(([from, to]) => from !== to && ![from, to].some(({ id }) => byLetters.has(id)));
const joints = fc.constantFrom(' to ', ' in ', ' into ', ' -> ', ' = ', ' as ', ' → ');
const leads = fc.constantFrom('', 'convert ', 'what is ', 'please convert ', 'how much is ', '• ', '1) ', 'Convert ');
const tails = fc.constantFrom('', '?', ' please', ' = ?', '.');
const cases = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  (text) => text.replaceAll(' ', '  '),
);

function listMeanings(text: string) {
  const found = read(text);
  const readings = [found, ...found.alternatives.map(({ q }) => read(q))];
  return readings.flatMap((one) =>
    one.kind === 'conversion'
      ? [{ from: one.from.unit, to: one.to.unit, value: one.from.value, result: one.result }]
      : [],
  );
}

/** These units share a full name with another unit, so the intended meaning may be an alternative. */
const shared = new Set(ambiguousNames.flatMap(({ units }) => units.map(({ id }) => id)));

function isMeant(text: string, amount: SpokenAmount, from: UnitDefinition, to: UnitDefinition): boolean {
  const meanings = listMeanings(text);
  const isAsked = read(text).kind !== 'conversion';
  const likely = isAsked || shared.has(from.id) || shared.has(to.id) ? meanings : meanings.slice(0, 1);
  return likely.some(
    (one) => one.to === to && one.from === from && equals(one.result, convert(amount.value, from, to)),
  );
}

describe('a generated phrase', () => {
  test('has the intended reading with full names and any words around it, and as a reverse question', () => {
    fc.assert(
      fc.property(amounts, pairs, joints, leads, tails, cases, (amount, [from, to], joint, lead, tail, written) => {
        const text = `${lead}${written(`${amount.text} ${from.plural}${joint}${to.plural}`)}${tail}`;
        const reverse = `how many ${to.plural} in ${amount.text} ${from.plural}`;
        for (const one of [text, reverse]) expect([one, isMeant(one, amount, from, to)]).toEqual([one, true]);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('every spelling of every unit', () => {
  test.each(allCategoryUnits.map(({ category, units }) => [category, units] as const))(
    'of %s is read as that unit or offers it as an alternative',
    (_, units) => {
      const left = units.flatMap((unit) => {
        const target = units.find((other) => other !== unit)!;
        const result = convert(rational(7n), unit, target);
        // Only unit pickers show the full name, such as `Feet (ft)`.
        const spellings = unitSpellings(unit).filter((spelling) => spelling !== normalizeSpelling(unit.fullName));
        return spellings.flatMap((spelling) => {
          // URLs use a hyphen for a space or a slash.
          const texts = [' ', '/'].map((joint) => `7 ${spelling.replaceAll('-', joint)} to ${target.plural}`);
          const isRead = texts.some((text) => listMeanings(text).some((one) => equals(one.result, result)));
          return isRead ? [] : [`${unit.id}: ${texts[0]}`];
        });
      });
      expect(left).toEqual([]);
    },
  );
});
