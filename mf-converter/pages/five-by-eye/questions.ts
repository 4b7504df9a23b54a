import type { EverydayExample } from '@site/catalog/category-schema';
import { convert } from '@site/catalog/engine/convert';
import { formatExponent } from '@site/catalog/engine/format-quantity';
import { equalsSign, proseNumber, wholeFigures, withCommas } from '@site/catalog/engine/prose-number';
import { rationalFromDecimal, type Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { symbolFor } from '@site/catalog/engine/unit-symbol';
import { randomNumbers } from '../../data/random-numbers.ts';

export const QUESTIONS_A_DAY = 5;

export interface GuessPair {
  from: UnitDefinition;
  to: UnitDefinition;
  examples: readonly EverydayExample[];
}

/** Each day has at most one question from each kind. */
export type Kind = readonly GuessPair[];

export interface Question {
  from: UnitDefinition;
  to: UnitDefinition;
  /** `How many pounds is 70 kilograms?` */
  text: string;
  /** The answer is in the unit `to`. */
  answer: Rational;
  result: string;
  equation: string;
  /** For example: `Think of a marathon.` */
  comparison: string;
  /** The pointer's first value, in `to`. */
  start: Rational;
}

/** Returns the same questions for all visitors, as long as the catalog's examples stay the same. */
export function questionsOn(date: string, kinds: readonly Kind[]): readonly Question[] {
  const random = randomNumbers(Number(date.replaceAll('-', '')));
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  return kinds
    .map((kind) => ({ kind, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, QUESTIONS_A_DAY)
    .map(({ kind }) => {
      const pair = pick(kind);
      return questionAbout(pair, pick(pair.examples), random);
    });
}

const DIGITS = 3;

export function questionAbout({ from, to }: GuessPair, example: EverydayExample, random: () => number): Question {
  const { quantity, label } = example;
  const value = rationalFromDecimal(quantity);
  const answer = convert(value, from, to);
  const digits = wholeFigures(answer, DIGITS);
  const result = `${proseNumber(answer, digits)} ${symbolFor(answer, to)}`;
  return {
    from,
    to,
    text: `How many ${to.plural} is ${withCommas(quantity)} ${quantity === '1' ? from.singular : from.plural}?`,
    answer,
    result,
    equation: `${quantity} ${symbolFor(value, from)} ${equalsSign(answer, digits)} ${result}`,
    // `Washington, D.C.` has its own period.
    comparison: `Think of ${label.replace(/\.$/, '')}.`,
    start: startFor(answer, random),
  };
}

/** Scales end at these multiples of powers of ten. */
const ENDS = [1, 2, 5, 10, 20, 50] as const;

/** Where the pointer can start, as fractions of the scale. */
const STARTS = [0.45, 0.6] as const;

/** Returns a value that is not close to the answer. The scale's random end hides where the answer is. */
function startFor(answer: Rational, random: () => number): Rational {
  const [mantissa, exponent] = formatExponent(answer, 15).split('e').map(Number) as [number, number];
  const [near, far] = ENDS.filter((end) => end > mantissa * 1.1);
  const end = random() < 0.5 ? near! : far!;
  const [low, high] = STARTS;
  const start = Math.abs(low * end - mantissa) > Math.abs(high * end - mantissa) ? low : high;
  return rationalFromDecimal((start * end).toFixed(2), exponent);
}
