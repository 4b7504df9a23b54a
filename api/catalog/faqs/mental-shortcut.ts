import type { Faq } from '@site/api-contract';
import { convert } from '../engine/convert.ts';
import { formatTrimmed } from '../engine/format-quantity.ts';
import { exactFactor } from '../engine/published-factor.ts';
import { absolute, divide, equals, rational, subtract, toNumber, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { quantityText } from './prose-number.ts';

const EASY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100];
const WORST = 0.025;
/** An error of 1% costs as much as a number that is larger by 3. */
const COST_OF_ERROR = 300;
const EXACT_DIGITS = 5;
const ONE = rational(1n);

export function mentalShortcut(from: UnitDefinition, to: UnitDefinition): Faq | undefined {
  const factor = exactFactor(from, to);
  const easy = factor && easyFraction(factor);
  if (!factor || !easy) return undefined;
  const { numerator, denominator } = easy;
  const steps = [numerator > 1n && `multiply by ${numerator}`, denominator > 1n && `divide by ${denominator}`].filter(
    Boolean,
  );
  const tens = denominator > 12n ? 1n : 10n;
  const input = rational(denominator * tens);
  const estimate = quantityText(rational(numerator * tens), 9, to);
  const exact = quantityText(convert(input, from, to), EXACT_DIGITS, to);
  const error = relativeError(easy, factor);
  const direction = error.numerator > 0n ? 'high' : 'low';
  return {
    question: `Can I estimate ${to.plural} from ${from.plural} in my head?`,
    answer:
      `Yes: ${steps.join(' and ')}. ${quantityText(input, 9, from)} comes out to ${estimate}. ` +
      `The actual value is ${exact}; the estimate is always about ${percentText(error)} percent ${direction}.`,
  };
}

function easyFraction(factor: Rational): Rational | undefined {
  // Doubles only select the fraction. All displayed numbers are exact.
  const target = toNumber(factor);
  let [best, least]: [Rational | undefined, number] = [undefined, Infinity];
  for (const numerator of EASY) {
    for (const denominator of EASY) {
      const error = Math.abs(numerator / denominator / target - 1);
      if (error > WORST || numerator === denominator) continue;
      const candidate = rational(BigInt(numerator), BigInt(denominator));
      if (equals(candidate, factor)) return undefined;
      const cost = effort(candidate) + COST_OF_ERROR * error;
      if (cost < least) [best, least] = [candidate, cost];
    }
  }
  return best;
}

function effort({ numerator, denominator }: Rational): number {
  return (numerator === 1n ? 0 : Number(numerator) + 5) + (denominator === 1n ? 0 : Number(denominator) + 5);
}

function relativeError(estimate: Rational, exact: Rational): Rational {
  return subtract(divide(estimate, exact), ONE);
}

function percentText(error: Rational): string {
  const percent = divide(absolute(error), rational(1n, 100n));
  const text = formatTrimmed(percent, 1);
  return text === '0' ? formatTrimmed(percent, 3) : text;
}
