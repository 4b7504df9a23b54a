import type { Faq } from '@site/api-contract';
import { convert, computeOffset, computeScale } from '../engine/convert.ts';
import {
  absolute,
  compare,
  divide,
  equals,
  multiply,
  negate,
  rational,
  subtract,
  type Rational,
} from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { quantityText } from './prose-number.ts';

const ZERO = rational(0n);
const ONE = rational(1n);
const TEN = rational(10n);

export function temperatureFaqs(from: UnitDefinition, to: UnitDefinition): Faq[] {
  return [difference(from, to), agreement(from, to), absoluteZero(from, to)];
}

function difference(from: UnitDefinition, to: UnitDefinition): Faq {
  const scale = divide(computeScale(from), computeScale(to));
  const result = quantityText(multiply(TEN, scale), 6, to);
  const reason = equals(scale, ONE)
    ? 'The degrees are the same size.'
    : 'For a difference, only the size of a degree matters, not where the scale starts.';
  return {
    question: `How many ${to.plural} is a difference of 10 ${from.plural}?`,
    answer: `A difference of 10 ${from.symbol} is a difference of ${result}. ${reason}`,
  };
}

function agreement(from: UnitDefinition, to: UnitDefinition): Faq {
  const question = `At what temperature do ${from.name} and ${to.name} show the same number?`;
  const point = meetingPoint(from, to);
  if (!point) {
    const difference = convert(ZERO, from, to);
    const distance = quantityText(absolute(difference), 6, to).split(' ')[0];
    return {
      question,
      answer: `Never. The degrees are the same size, so the numbers are always ${distance} apart.`,
    };
  }
  if (compare(point, negate(computeOffset(from))) < 0) {
    return { question, answer: 'Never: the numbers would meet only below absolute zero.' };
  }
  const meeting = `${quantityText(point, 9, from)} is ${quantityText(point, 9, to)}`;
  return { question, answer: `${meeting}. Everywhere else the two numbers differ.` };
}

/** Returns undefined if both scales have degrees of the same size. */
function meetingPoint(from: UnitDefinition, to: UnitDefinition): Rational | undefined {
  const scale = divide(computeScale(from), computeScale(to));
  return equals(scale, ONE) ? undefined : divide(convert(ZERO, from, to), subtract(ONE, scale));
}

function absoluteZero(from: UnitDefinition, to: UnitDefinition): Faq {
  const [lowFrom, lowTo] = [from, to].map((unit) => quantityText(negate(computeOffset(unit)), 6, unit));
  return {
    question: `What is absolute zero in ${from.name} and in ${to.name}?`,
    answer: `Absolute zero, below which nothing can be cooled, is ${lowFrom} or ${lowTo}.`,
  };
}
