import { convert } from '@site/catalogue/engine/convert';
import { findUnit } from '@site/catalogue/engine/find-unit';
import { formatFixed, formatTrimmed } from '@site/catalogue/engine/format-quantity';
import { absolute, divide, multiply, rational, rationalFromShown, subtract } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { inFigures } from '../../factor-label/significant-figures.ts';

const START_CELSIUS = rational(50n);
/** Tenths of the answer. They vary, so the start does not hint at it. */
const START_FACTORS = [17n, 29n, 12n, 23n, 14n] as const;

export function startOfGuess(answer: Rational, index: number, units: readonly UnitDefinition[], to: UnitDefinition) {
  const celsius = to.category === 'temperature' ? findUnit('c', units) : undefined;
  if (celsius) return convert(START_CELSIUS, celsius, to);
  const factor = rational(START_FACTORS[index % START_FACTORS.length] ?? 10n, 10n);
  return rationalFromShown(inFigures(multiply(answer, factor), 2));
}

const HUNDRED = rational(100n);

/** Temperatures differ by degrees: a percentage would depend on where zero is. */
export function judgeGuess(guess: Rational, answer: Rational, unit: UnitDefinition): string {
  const difference = subtract(guess, answer);
  const size =
    unit.category === 'temperature'
      ? `${formatTrimmed(absolute(difference), 1)} ${unit.symbol}`
      : `${formatFixed(absolute(multiply(divide(difference, answer), HUNDRED)), 0)}%`;
  if (/^0\D/.test(size) && !size.startsWith('0.')) return 'right';
  return `${size} too ${difference.numerator > 0n ? 'high' : 'low'}`;
}
