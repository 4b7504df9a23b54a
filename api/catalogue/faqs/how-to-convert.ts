import type { Faq } from '@site/api-contract';
import { convert } from '../engine/convert.ts';
import { exponentOf } from '../engine/format-decimal.ts';
import { formatExact } from '../engine/format-exact.ts';
import { factorStep, formulaText } from '../engine/formula-text.ts';
import { inPowersOfTen } from '../engine/prose-number.ts';
import { exactFactor, publishedFigure } from '../engine/published-factor.ts';
import { equals, powerOfTen, rational, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { capitalised, figuresFor, quantityText } from './prose-number.ts';

/** "How do I convert from X to Y?": the question that every pair has. */
export function howToConvert(from: UnitDefinition, to: UnitDefinition): Faq {
  return { question: `How do I convert from ${from.name} to ${to.name}?`, answer: `${ruleOf(from, to)} ${exampleOf(10n, from, to)}` };
}

export function howToConvertBack(from: UnitDefinition, to: UnitDefinition): Faq {
  return {
    question: `How do I go back from ${to.plural} to ${from.plural}?`,
    answer: `${ruleOf(to, from)} ${exampleOf(5n, to, from)}`,
  };
}

function ruleOf(from: UnitDefinition, to: UnitDefinition): string {
  const factor = exactFactor(from, to);
  if (!factor || from.category === 'temperature') return `Use the formula ${formulaText(from, to)}.`;
  if (equals(factor, rational(1n))) return `${capitalised(from.plural)} and ${to.plural} are of the same size, so the number stays as it is.`;
  const published = publishedFigure(factor);
  const multiplied = `To convert ${from.plural} to ${to.plural}, multiply by ${inPowersOfTen(published)}`;
  const step = factorStep(factor);
  if (!step.startsWith('÷')) return `${multiplied}.`;
  const isExact = formatExact(factor).isExact && Number(formatExact(factor).text) === Number(published);
  return `${multiplied} or divide by ${step.slice(2)}${isExact ? '' : '; dividing is exact'}.`;
}

/** The first of 10, 100, 1000 … whose result is not a tiny fraction. */
function exampleOf(start: bigint, from: UnitDefinition, to: UnitDefinition): string {
  const candidates = Array.from({ length: 13 }, (_, power) => rational(start * powerOfTen(power)));
  const isReadable = (value: Rational) => from.category === 'temperature' || exponentOf(convert(value, from, to)) >= -1;
  const value = candidates.find(isReadable) ?? rational(start);
  return `For example, ${quantityText(value, 9, from)} is ${quantityText(convert(value, from, to), figuresFor(from, to), to)}.`;
}
