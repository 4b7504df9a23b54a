import {
  computeFraction,
  isReciprocal,
  isThroughPi,
  computeOffset,
  reciprocalConstant,
  computeScale,
} from './convert.ts';
import { formatTrimmed } from './format-quantity.ts';
import { exactFactor, publishedFigure } from './published-factor.ts';
import { absolute, compare, divide, equals, multiply, rational, subtract, type Rational } from './rational.ts';
import type { UnitDefinition } from './unit-definition.ts';

const ONE = rational(1n);

/** Returns text such as `feet × 0.3048 = meters`, `(°C × 9/5) + 32 = °F`, or `235.215 ÷ mpg = L/100 km`. */
export function formulaText(from: UnitDefinition, to: UnitDefinition): string {
  if (isReciprocal(from, to))
    return `${publishedFigure(reciprocalConstant(from, to))} ÷ ${parenthesized(from.symbol)} = ${to.symbol}`;
  if (isThroughPi(from, to)) return `${from.plural} ${piStep(from, to)} = ${to.plural}`;
  const factor = exactFactor(from, to);
  if (!factor) return `${offsetFormula(from, to)} = ${to.symbol}`;
  if (from.category === 'temperature') return `${from.symbol} × ${fractionText(factor)} = ${to.symbol}`;
  return `${from.plural} ${factorStep(factor)} = ${to.plural}`;
}

/** Returns `× 0.3048`, or `÷ 12` if an exact division is shorter. */
export function factorStep(factor: Rational): string {
  const inverse = divide(ONE, factor);
  return compare(factor, ONE) < 0 && isShort(inverse)
    ? `÷ ${formatTrimmed(inverse, 2)}`
    : `× ${publishedFigure(factor)}`;
}

export function piStep(from: UnitDefinition, to: UnitDefinition): string {
  const { numerator, denominator } = divide(computeFraction(from), computeFraction(to));
  const above = numerator === 1n ? '' : numerator;
  if (to.toBase.isOverPi) return `× ${above}π${denominator === 1n ? '' : `/${denominator}`}`;
  const below = denominator === 1n ? 'π' : `(${denominator}π)`;
  return numerator === 1n ? `÷ ${below}` : `× ${numerator}/${below}`;
}

function parenthesized(symbol: string): string {
  return symbol.includes('/') ? `(${symbol})` : symbol;
}

function isShort(value: Rational): boolean {
  if (value.denominator === 1n) return true;
  const exact = formatTrimmed(value, 2);
  return exact.length <= 4 && 100n % value.denominator === 0n;
}

function offsetFormula(from: UnitDefinition, to: UnitDefinition): string {
  const scale = divide(computeScale(from), computeScale(to));
  const [a, b] = [computeOffset(from), computeOffset(to)];
  if (equals(scale, ONE)) return signedStep(from.symbol, subtract(a, b));
  if (compare(scale, ONE) > 0) {
    return signedStep(`(${from.symbol} × ${fractionText(scale)})`, subtract(multiply(a, scale), b));
  }
  return `(${signedStep(from.symbol, subtract(a, divide(b, scale)))}) × ${fractionText(scale)}`;
}

function signedStep(left: string, addend: Rational): string {
  return `${left} ${addend.numerator < 0n ? '−' : '+'} ${formatTrimmed(absolute(addend), 2)}`;
}

function fractionText({ numerator, denominator }: Rational): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}
