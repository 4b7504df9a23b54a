import { computeExponent, formatExponent, formatTrimmed } from './format-quantity.ts';
import { absolute, compare, rational, type Rational } from './rational.ts';

interface ExactForm {
  /** All digits if `isExact`, or else the first 20 significant digits. */
  text: string;
  isExact: boolean;
  /** Set if the decimal never ends and the fraction is short enough to read, such as `1250/381`. */
  fraction?: string;
}

const SIGNIFICANT = 20;
const MAX_DIGITS = 60;
const MAX_FRACTION = 40;

export function formatExact(value: Rational): ExactForm {
  const places = terminatingPlaces(value.denominator);
  if (places !== undefined && places <= MAX_DIGITS) {
    const text = formatTrimmed(value, places);
    if (text.length <= MAX_DIGITS) return { text, isExact: true };
  }
  const text = firstDigits(value);
  const fraction = `${value.numerator}/${value.denominator}`;
  return places === undefined && fraction.length <= MAX_FRACTION
    ? { text, isExact: false, fraction }
    : { text, isExact: false };
}

function terminatingPlaces(denominator: bigint): number | undefined {
  let [twos, fives, rest] = [0, 0, denominator];
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}

function firstDigits(value: Rational): string {
  const magnitude = absolute(value);
  const isPlain = compare(magnitude, rational(1n, 1_000_000n)) >= 0 && computeExponent(magnitude) < SIGNIFICANT;
  if (!isPlain) return formatExponent(value, SIGNIFICANT - 1);
  return formatTrimmed(value, SIGNIFICANT - 1 - computeExponent(magnitude));
}
