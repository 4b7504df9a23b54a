import { describe, expect, test } from '@jest/globals';
import { rationalFromShown } from '@site/catalog/engine/rational';
import { buildScale, isSuitable } from '../../double-scale/scale.ts';
import { loadFiveByEye } from './load-five-by-eye.tsx';
import { questionAbout, questionsOn } from './questions.ts';
import {
  type GameRecord,
  dayBefore,
  computeError,
  errorText,
  isDate,
  localDate,
  readRecord,
  scoreLine,
  computeScore,
  withError,
} from './score.ts';

const result = await loadFiveByEye();
if (result.kind !== 'page') throw new Error('The game did not load.');
const { kinds } = result.data;

const textsOn = (date: string) => questionsOn(date, kinds).map(({ text }) => text);

describe('the five questions of a day', () => {
  test('are the same for all visitors, and change the next day', () => {
    expect(textsOn('2026-11-28')).toMatchInlineSnapshot(`
[
  "How many miles per hour is 50 kilometers per hour?",
  "How many kilograms is 50 pounds?",
  "How many US gallons is 150 liters?",
  "How many kilowatts is 0.5 horsepower?",
  "How many pounds per square inch is 200 bar?",
]
`);
    expect(textsOn('2026-11-29')).not.toEqual(textsOn('2026-11-28'));
  });

  test('are about five kinds of quantities', () => {
    for (const date of ['2026-11-28', '2027-02-28', '2028-02-29'])
      expect(new Set(questionsOn(date, kinds).map(({ from }) => from.category)).size).toBe(5);
  });

  test('have an answer that is on the first scale but not near the pointer', () => {
    for (const pair of kinds.flat()) {
      expect([pair.from.id, pair.examples.length]).not.toEqual([pair.from.id, 0]);
      for (const example of pair.examples)
        for (const part of [0.1, 0.9]) {
          const { answer, start, equation } = questionAbout(pair, example, () => part);
          const scale = buildScale(start, pair.to, pair.from);
          expect([equation, isSuitable(scale, answer), scale.from.isLogarithmic]).toEqual([equation, true, false]);
          expect(Math.abs(computeError(start, answer))).toBeGreaterThan(9);
        }
    }
  });

  test('compare the answer with an everyday example from the catalog', () => {
    const pair = kinds.flat().find(({ from, to }) => from.id === 'kg' && to.id === 'lb')!;
    expect(questionAbout(pair, pair.examples[0]!, () => 0)).toMatchObject({
      text: 'How many pounds is 70 kilograms?',
      equation: '70 kg ≈ 154 lb',
      comparison: 'Think of an average adult.',
    });
  });
});

describe('the score', () => {
  test.each([
    ['12', '10', 20, '20% too high'],
    ['9', '10', -10, '10% too low'],
    ['10.04', '10', 0, 'spot on'],
  ])('counts a guess of %s for %s as %d%% off: %s', (guess, answer, error, text) => {
    expect(computeError(rationalFromShown(guess), rationalFromShown(answer))).toBe(error);
    expect(errorText(error)).toBe(text);
  });

  test('is the mean error, shared as one line with the URL', () => {
    expect(computeScore([20, -10, 0, 3, -4])).toBe(7);
    expect(scoreLine('2026-11-28', [20, -10, 0, 3, -4], 'https://site.test/five-by-eye?date=2026-11-28')).toBe(
      'Five by Eye, November 28, 2026: off by 7% on average (20%, 10%, 0%, 3%, 4%). https://site.test/five-by-eye?date=2026-11-28',
    );
  });
});

describe('the streak', () => {
  const playDay = (record: GameRecord, date: string, guesses = 5) =>
    Array.from({ length: guesses }).reduce<GameRecord>((latest) => withError(latest, date, 1), record);
  const first = playDay(readRecord(''), '2026-02-28');

  test('counts consecutive days with a finished game', () => {
    expect(first).toEqual({ date: '2026-02-28', errors: [1, 1, 1, 1, 1], streak: 1 });
    expect(playDay(first, '2026-03-01', 4).streak).toBe(1);
    expect(playDay(first, '2026-03-01').streak).toBe(2);
  });

  test('restarts after a day without a finished game', () => {
    expect(playDay(first, '2026-03-02').streak).toBe(1);
    expect(playDay(playDay(first, '2026-03-01', 4), '2026-03-02').streak).toBe(1);
  });

  test('is read from storage, and invalid stored values are ignored', () => {
    expect(readRecord(JSON.stringify(first))).toEqual(first);
    for (const stored of ['', '[', '3', 'null', '{"date":1}', '{"date":"2026-02-28","errors":["1"],"streak":1}'])
      expect(readRecord(stored)).toEqual({ date: '', errors: [], streak: 0 });
  });
});

test('the date is in the visitor’s time zone, and only dates that exist are accepted', () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  expect(['2026-11-28', '2026-02-30', '2026-1-1', '', null].map(isDate)).toEqual([true, false, false, false, false]);
});
