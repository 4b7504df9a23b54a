import type { Faq } from '@site/api-contract';
import { capitalize } from '../capitalize.ts';
import { formatExact } from '../engine/format-exact.ts';
import { factorStep } from '../engine/formula-text.ts';
import { proseNumber, wholeFigures, withCommas } from '../engine/prose-number.ts';
import { exactFactor } from '../engine/published-factor.ts';
import { compare, divide, equals, rational, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { figuresFor, withArticle } from './prose-number.ts';

const ONE = rational(1n);
/** Longer exact values are hard to read. */
const MAX_EXACT = 16;

/** Asks for the smaller unit, as in "How many feet are in a mile?" */
export function howMany(from: UnitDefinition, to: UnitDefinition): Faq | undefined {
  const factor = exactFactor(from, to);
  if (!factor) return undefined;
  if (equals(factor, ONE)) return areTheSame(from, to);
  const [large, small] = compare(factor, ONE) > 0 ? [from, to] : [to, from];
  const count = compare(factor, ONE) > 0 ? factor : divide(ONE, factor);
  const exact = formatExact(count);
  if (large.singular.includes(' per ')) return howManyIsOne(small, large, count);
  const question = `How many ${small.plural} are in ${withArticle(large.singular)}?`;
  if (exact.isExact && exact.text.length <= MAX_EXACT) {
    return {
      question,
      answer: `${capitalize(withArticle(large.singular))} is exactly ${withCommas(exact.text)} ${small.plural}.`,
    };
  }
  return {
    question,
    answer: `There are ${withCommas(proseNumber(count, wholeFigures(count, figuresFor(from, to))))} ${small.plural} in ${withArticle(large.singular)}.`,
  };
}

/** Words questions about rates differently, as in "How many feet per second is one mile per hour?" */
function howManyIsOne(small: UnitDefinition, large: UnitDefinition, count: Rational): Faq {
  const exact = formatExact(count);
  const figure =
    exact.isExact && exact.text.length <= MAX_EXACT
      ? `exactly ${withCommas(exact.text)}`
      : withCommas(proseNumber(count, figuresFor(small, large)));
  return {
    question: `How many ${small.plural} is one ${large.singular}?`,
    answer: `One ${large.singular} is ${figure} ${small.plural}.`,
  };
}

/** True if the answer adds to the formula, because it gives the inverse factor or says that the units are equal. */
export function addsToFormula(from: UnitDefinition, to: UnitDefinition): boolean {
  const factor = exactFactor(from, to);
  return factor !== undefined && compare(factor, ONE) <= 0 && !factorStep(factor).startsWith('÷');
}

function areTheSame(from: UnitDefinition, to: UnitDefinition): Faq {
  return {
    question: `Is ${withArticle(from.singular)} the same as ${withArticle(to.singular)}?`,
    answer: `Yes: ${withArticle(from.singular)} is exactly ${withArticle(to.singular)}. Only the names differ.`,
  };
}
