import type { Faq } from '@site/api-contract';
import { capitalize } from '../capitalize.ts';
import { convert, isReciprocal, isThroughPi, computeOffset } from '../engine/convert.ts';
import { computeExponent } from '../engine/format-quantity.ts';
import { factorStep, formulaText } from '../engine/formula-text.ts';
import { inPowersOfTen, proseNumber, withCommas } from '../engine/prose-number.ts';
import { exactFactor, publishedFigure } from '../engine/published-factor.ts';
import {
  divide,
  equals,
  multiply,
  powerOfTen,
  rational,
  rationalFromShown,
  type Rational,
} from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { figuresFor, quantityText } from './prose-number.ts';

const ONE = rational(1n);
const LONGEST_DIVISION = 18;
const MAX_ZEROS = 9;
const PLACES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function howToConvert(from: UnitDefinition, to: UnitDefinition): Faq {
  return { question: `How do I convert from ${from.name} to ${to.name}?`, answer: getRule(from, to) };
}

export function howToConvertInWords(from: UnitDefinition, to: UnitDefinition): Faq {
  const [source, target] = from.category === 'temperature' ? [from.name, to.name] : [from.plural, to.plural];
  return { question: `How do I convert from ${source} to ${target}?`, answer: getRule(from, to) };
}

function getRule(from: UnitDefinition, to: UnitDefinition): string {
  const factor = exactFactor(from, to);
  if (factor && equals(factor, ONE))
    return `${capitalize(from.plural)} and ${to.plural} are the same size, so the number doesn’t change.`;
  if (!factor || from.category === 'temperature' || isThroughPi(from, to))
    return `Use the formula ${withCommas(formulaText(from, to))}. ${formulaExample(from, to)}`;
  const tens = computeExponent(factor);
  if (equals(factor, tens < 0 ? divide(ONE, rational(powerOfTen(-tens))) : rational(powerOfTen(tens))))
    return ruleOfTens(tens, from, to);
  const step = factorStep(factor);
  const divisor = step.startsWith('÷') && step.length <= LONGEST_DIVISION ? step.slice(2) : undefined;
  const multiplication = `multiply by ${withCommas(inPowersOfTen(publishedFigure(factor)))}`;
  // The published factor is rounded, but the division is exact.
  const rule = divisor ? `${multiplication}, or divide by ${withCommas(divisor)}` : multiplication;
  return `To convert ${from.plural} to ${to.plural}, ${rule}. ${divisor ? divisionExample(divisor, from, to) : factorExample(factor, from, to)}`;
}

/** Returns the rule for a factor of 10^`exponent`, which only moves the decimal point. */
function ruleOfTens(exponent: number, from: UnitDefinition, to: UnitDefinition): string {
  const places = Math.abs(exponent);
  const isLong = places > MAX_ZEROS;
  const figure = isLong ? inPowersOfTen(`1e+${places}`) : withCommas(`1${'0'.repeat(places)}`);
  const fraction = isLong ? inPowersOfTen(`1e-${places}`) : `0.${'0'.repeat(places - 1)}1`;
  const [rule, side] =
    exponent < 0 ? [`multiply by ${fraction}, or divide by ${figure}`, 'left'] : [`multiply by ${figure}`, 'right'];
  const count = PLACES[places] ?? String(places);
  const value = exponent < 0 ? rational(5n * powerOfTen(places), 2n) : rational(5n, 2n);
  return (
    `To convert ${from.plural} to ${to.plural}, ${rule}: move the decimal point ${count} place${places === 1 ? '' : 's'} to the ${side}. ` +
    example(value, convert(value, from, to), 14, from, to)
  );
}

/** Shows as many digits as the rule and the exact result have in common. */
function factorExample(factor: Rational, from: UnitDefinition, to: UnitDefinition): string {
  const candidates = Array.from({ length: 13 }, (_, power) => rational(10n * powerOfTen(power)));
  const value = candidates.find((candidate) => computeExponent(convert(candidate, from, to)) >= -1) ?? rational(10n);
  const result = convert(value, from, to);
  const computed = multiply(value, rationalFromShown(publishedFigure(factor)));
  // Large factors are published with seven digits.
  const most = figuresFor(from, to) + 1;
  const digits =
    Array.from({ length: most - 2 }, (_, at) => most - at).find(
      (count) => proseNumber(computed, count) === proseNumber(result, count),
    ) ?? 3;
  return example(value, result, digits, from, to);
}

function divisionExample(divisor: string, from: UnitDefinition, to: UnitDefinition): string {
  const result = rational(10n);
  return example(multiply(result, rationalFromShown(divisor)), result, 6, from, to);
}

function formulaExample(from: UnitDefinition, to: UnitDefinition): string {
  const candidates = numbersToKnow(from, to).map((number) => rational(number));
  const value =
    candidates.find((candidate) => 100n % convert(candidate, from, to).denominator === 0n) ?? candidates[0]!;
  return example(value, convert(value, from, to), 6, from, to);
}

/** Radians and turns use the default, which is small. */
const KNOWN_ANGLES: Readonly<Record<string, bigint>> = { deg: 90n, grad: 100n, mrad: 100n, arcmin: 60n, arcsec: 3600n };

function numbersToKnow(from: UnitDefinition, to: UnitDefinition): bigint[] {
  if (isReciprocal(from, to)) return [10n];
  if (from.category !== 'temperature') return [KNOWN_ANGLES[from.id] ?? 2n];
  return computeOffset(from).numerator === 0n ? [300n, 540n] : [20n, 50n];
}

function example(value: Rational, result: Rational, digits: number, from: UnitDefinition, to: UnitDefinition): string {
  return `For example, ${quantityText(value, 14, from)} is ${quantityText(result, digits, to)}.`;
}
