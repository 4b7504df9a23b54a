import { convert, computeScale } from './convert.ts';
import { computeExponent, formatExponent, formatFixed, formatTrimmed } from './format-quantity.ts';
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  multiply,
  rational,
  rationalFromDecimal,
  rationalFromShown,
  subtract,
  type Rational,
} from './rational.ts';
import type { UnitDefinition } from './unit-definition.ts';
import { symbolFor } from './unit-symbol.ts';

/** A value in several units. The last part is rounded, and the other parts are whole numbers. */
interface MixedValue {
  isNegative: boolean;
  /** The nonzero parts, or the last part if all are zero. */
  parts: readonly { text: string; unit: UnitDefinition }[];
  text: string;
  isExact: boolean;
}

export interface MixedForm {
  /**
   * Unit IDs, largest first. A result in the first unit uses all of them. A single unit has a fraction or a clock time.
   */
  units: readonly string[];
  /** Bounds in the first unit, as decimal text. `from` is inclusive, and `below` is exclusive. */
  from: string;
  below: string;
}

/** Units without fractions, such as ounces, are rounded to tenths. */
const TENTH = rational(1n, 10n);
const SECOND = rational(1n, 60n);
/** For 20 feet or more, people do not measure sixteenths of an inch. */
const FAR_COUNT = rational(20n);
const MAX_PLACES = 8;

/** `units` starts with the largest. Feet and inches are rounded to 1/16 inch. */
export function mixedValue(value: Rational, unit: UnitDefinition, units: readonly UnitDefinition[]): MixedValue {
  const last = units.at(-1);
  if (!last) throw new RangeError('A mixed value needs a unit');
  const amount = convert(value, unit, last);
  const exact = multiply(absolute(amount), computeScale(last));
  const counts = splitIntoCounts(exact, units);
  const total = counts.reduce(
    (sum, count, index) => add(sum, multiply(count, computeScale(units[index]!))),
    rational(0n),
  );
  const all = counts.map((count, index) => formatPart(count, units[index]!));
  const parts = all.filter((_, index) => counts[index]!.numerator !== 0n);
  if (isTooCoarse(total, exact)) return inDecimals(amount, last);
  const isNegative = amount.numerator < 0n && parts.length > 0;
  const shown = parts.length > 0 ? parts : all.slice(-1);
  return {
    isNegative,
    parts: shown.map(({ text, unit: ofPart }) => ({ text, unit: ofPart })),
    text: (isNegative ? '-' : '') + shown.map(({ text, name }) => `${text} ${name}`).join(' '),
    isExact: equals(total, exact),
  };
}

/** Rounding must not change a value by more than 5%, as it would for 1 mm in sixteenths of an inch. */
function isTooCoarse(rounded: Rational, exact: Rational): boolean {
  return compare(multiply(absolute(subtract(rounded, exact)), rational(20n)), exact) > 0;
}

function inDecimals(amount: Rational, unit: UnitDefinition): MixedValue {
  const value = absolute(amount);
  const least = -computeExponent(value);
  const places = isTooCoarse(rationalFromShown(formatFixed(value, least)), value) ? least + 1 : least;
  const isPlain = places <= MAX_PLACES;
  const text = isPlain ? formatTrimmed(value, Math.max(places, 1)) : formatExponent(value, 1);
  return {
    isNegative: amount.numerator < 0n,
    parts: [{ text, unit }],
    text: `${amount.numerator < 0n ? '-' : ''}${text} ${symbolFor(value, unit)}`,
    isExact: equals(rationalFromShown(text), value),
  };
}

function splitIntoCounts(total: Rational, units: readonly UnitDefinition[]): Rational[] {
  let rest = total;
  const counts = units.slice(0, -1).map((unit) => {
    const count = rational(wholePart(divide(rest, computeScale(unit))));
    rest = subtract(rest, multiply(count, computeScale(unit)));
    return count;
  });
  const last = units.at(-1)!;
  const amount = divide(rest, computeScale(last));
  const finest = roundedTo(amount, findFinest(last));
  const isFar = last.finestFraction !== undefined && compare(counts[0] ?? rational(0n), FAR_COUNT) >= 0;
  const rounded = isFar && !equals(finest, amount) ? roundedTo(amount, rational(1n)) : finest;
  const larger = units.at(-2);
  // 5 ft 11.99 in is 6 ft, not 5 ft 12 in.
  const isFull = larger !== undefined && compare(multiply(rounded, computeScale(last)), computeScale(larger)) >= 0;
  return isFull ? splitIntoCounts(add(subtract(total, rest), computeScale(larger)), units) : [...counts, rounded];
}

function findFinest({ isClock, finestFraction }: UnitDefinition): Rational {
  if (isClock) return SECOND;
  return finestFraction ? rational(1n, BigInt(finestFraction)) : TENTH;
}

function roundedTo(amount: Rational, step: Rational): Rational {
  return multiply(rational(wholePart(add(divide(amount, step), rational(1n, 2n)))), step);
}

/** The value must not be negative. */
function wholePart({ numerator, denominator }: Rational): bigint {
  return numerator / denominator;
}

function formatPart(count: Rational, unit: UnitDefinition) {
  return {
    text: partText(count, unit),
    name: symbolFor(count, unit),
    unit,
  };
}

function partText(count: Rational, { isClock, finestFraction }: UnitDefinition): string {
  if (isClock) return clockText(count);
  return finestFraction ? mixedFraction(count) : formatTrimmed(count, 1);
}

/** The value must be a whole number of seconds, which is formatted as `5:30`. */
function clockText(minutes: Rational): string {
  const seconds = wholePart(multiply(minutes, rational(60n)));
  return `${seconds / 60n}:${String(seconds % 60n).padStart(2, '0')}`;
}

/** Returns text such as `10 1/16`, `3/8`, or `2`. The count must not be negative. */
export function mixedFraction(count: Rational): string {
  const whole = wholePart(count);
  const { numerator, denominator } = subtract(count, rational(whole));
  if (numerator === 0n) return whole.toString();
  return `${whole > 0n ? `${whole} ` : ''}${numerator}/${denominator}`;
}

export function usualUnits(
  value: Rational,
  unit: UnitDefinition,
  forms: readonly MixedForm[],
  units: readonly UnitDefinition[],
): UnitDefinition[] | undefined {
  const form = forms.find(({ units: [first] }) => first === unit.id);
  const amount = absolute(value);
  if (
    !form ||
    compare(amount, rationalFromDecimal(form.from)) < 0 ||
    compare(amount, rationalFromDecimal(form.below)) >= 0
  )
    return undefined;
  return form.units.flatMap((id) => units.find((candidate) => candidate.id === id) ?? []);
}
