import { offsetOf, scaleOf } from './convert.ts';
import { formatTrimmed } from './format-decimal.ts';
import { exactFactor, publishedFigure } from './published-factor.ts';
import { absolute, compare, divide, equals, multiply, rational, subtract, type Rational } from './rational.ts';
import type { UnitDefinition } from './unit-definition.ts';

const ONE = rational(1n);

/** The rule in one line: `feet × 0.3048 = meters`, `(°C × 9/5) + 32 = °F`. */
export function formulaText(from: UnitDefinition, to: UnitDefinition): string {
  const factor = exactFactor(from, to);
  if (!factor) return `${offsetFormula(from, to)} = ${to.symbol}`;
  if (from.category === 'temperature') return `${from.symbol} × ${fractionText(factor)} = ${to.symbol}`;
  return `${from.plural} ${factorStep(factor)} = ${to.plural}`;
}

/** `× 0.3048`, or `÷ 12` where dividing is the shorter exact way. */
export function factorStep(factor: Rational): string {
  const inverse = divide(ONE, factor);
  return compare(factor, ONE) < 0 && isShort(inverse)
    ? `÷ ${formatTrimmed(inverse, 2)}`
    : `× ${publishedFigure(factor)}`;
}

function isShort(value: Rational): boolean {
  if (value.denominator === 1n) return true;
  const exact = formatTrimmed(value, 2);
  return exact.length <= 4 && 100n % value.denominator === 0n;
}

/** (x + a) × scale - b, written with as few steps as it can be. */
function offsetFormula(from: UnitDefinition, to: UnitDefinition): string {
  const scale = divide(scaleOf(from), scaleOf(to));
  const [a, b] = [offsetOf(from), offsetOf(to)];
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
