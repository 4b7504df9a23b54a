import type { EverydayExample } from '@site/catalogue/category-schema';
import { convert } from '@site/catalogue/engine/convert';
import { equalsSign, proseNumber, wholeFigures, withCommas } from '@site/catalogue/engine/prose-number';
import { rationalFromDecimal } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { symbolFor } from '@site/catalogue/engine/unit-symbol';
import { randomNumbers } from '../../data/random-numbers.ts';
import { exponentForm, roundUp } from '../../double-scale/axis.ts';

export const QUESTIONS_A_DAY = 5;

export interface GuessPair {
  from: UnitDefinition;
  to: UnitDefinition;
  examples: readonly EverydayExample[];
}

/** The pairs of a kind of quantity. A day has at most one question of a kind. */
export type Kind = readonly GuessPair[];

export interface Question {
  from: UnitDefinition;
  to: UnitDefinition;
  /** `How many pounds is 70 kilograms?` */
  text: string;
  /** In `to`. */
  answer: Rational;
  /** `70 kg ≈ 154 lb` */
  equation: string;
  /** `Think of a marathon.` */
  comparison: string;
  /** Where the pointer starts, in `to`. */
  start: Rational;
}

/** The same for everyone, as long as the catalog's examples stay the same. */
export function questionsOn(date: string, kinds: readonly Kind[]): readonly Question[] {
  const random = randomNumbers(Number(date.replaceAll('-', '')));
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  return kinds
    .map((kind) => ({ kind, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, QUESTIONS_A_DAY)
    .map(({ kind }) => {
      const pair = pick(kind);
      return questionAbout(pair, pick(pair.examples), random);
    });
}

const FIGURES = 3;

export function questionAbout({ from, to }: GuessPair, example: EverydayExample, random: () => number): Question {
  const { quantity, label } = example;
  const given = rationalFromDecimal(quantity);
  const answer = convert(given, from, to);
  const figures = wholeFigures(answer, FIGURES);
  const result = `${proseNumber(answer, figures)} ${symbolFor(answer, to)}`;
  return {
    from,
    to,
    text: `How many ${to.plural} is ${withCommas(quantity)} ${quantity === '1' ? from.singular : from.plural}?`,
    answer,
    equation: `${quantity} ${symbolFor(given, from)} ${equalsSign(answer, figures)} ${result}`,
    // `Washington, D.C.` has its own.
    comparison: `Think of ${label.replace(/\.$/, '')}.`,
    start: startFor(answer, random),
  };
}

/** The scale around such a value ends at the next 1, 2, or 5 times a power of ten. */
const STARTS = [0.45, 0.6] as const;

/** Returns a value whose scale has the answer on it, in a random part, and that is not close to the answer. */
function startFor(answer: Rational, random: () => number): Rational {
  const amount = Number(exponentForm(answer));
  const { mantissa, exponent } = roundUp(amount * (random() < 0.5 ? 1.1 : 2.2));
  const distance = (start: number) => Math.abs(start * mantissa * 10 ** exponent - amount);
  const [low, high] = STARTS;
  const start = distance(low) > distance(high) ? low : high;
  return rationalFromDecimal(String(Math.round(start * mantissa * 100) / 100), exponent);
}
