import { isThroughPi } from '../../engine/convert.ts';
import { formatExact } from '../../engine/format-exact.ts';
import { computeExponent, formatExponent, formatTrimmed } from '../../engine/format-quantity.ts';
import { mixedValue } from '../../engine/mixed-units.ts';
import { equalsSign, inPowersOfTen, proseNumber, wholeFigures } from '../../engine/prose-number.ts';
import { absolute, equals, rational, rationalFromShown, type Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import { symbolFor } from '../../engine/unit-symbol.ts';
import type { ConversionReading } from './phrase-reading.ts';

const SIGNIFICANT = 6;
/** Longer whole parts are written as powers of ten. */
const MAX_WHOLE_DIGITS = 12;
const DECIMAL_DIGITS = 20;
const MAX_PLACES = 40;

interface ResultTexts {
  isExact: boolean;
  /** A number such as `160.02`, or a mixed result such as `5 ft 6 15/16 in`. */
  number: string;
  /** Empty for a mixed result, as is `symbol`. */
  name: string;
  symbol: string;
}

export function resultTexts({ from, result, to }: Pick<ConversionReading, 'from' | 'result' | 'to'>): ResultTexts {
  const isRational = !isThroughPi(from.unit, to.unit);
  if (to.units.length > 1) {
    const { text, isExact } = mixedValue(result, to.unit, to.units);
    return { isExact: isExact && isRational, number: text, name: '', symbol: '' };
  }
  const digits = isLong(result) ? SIGNIFICANT : wholeFigures(result, SIGNIFICANT);
  return {
    isExact: isRational && equalsSign(result, digits) === '=',
    number: isLong(result) ? inPowersOfTen(formatExponent(result, SIGNIFICANT - 1)) : proseNumber(result, digits),
    name: nameFor(result, to.unit),
    symbol: symbolFor(result, to.unit),
  };
}

function isLong(value: Rational): boolean {
  return value.numerator !== 0n && computeExponent(value) >= MAX_WHOLE_DIGITS;
}

/** Returns text such as `160.02 centimeters` or `≈ 5 ft 6 15/16 in`. */
export function conversionText(reading: Pick<ConversionReading, 'from' | 'result' | 'to'>): string {
  const { isExact, number, name } = resultTexts(reading);
  return `${isExact ? '' : '≈ '}${number} ${name}`.trim();
}

export function nameFor(value: Rational, unit: Pick<UnitDefinition, 'singular' | 'plural'>): string {
  return equals(absolute(value), rational(1n)) ? unit.singular : unit.plural;
}

export function exactText(value: Rational): string {
  const { text, isExact } = formatExact(value);
  if (isExact) return text;
  return value.denominator === 1n ? `${value.numerator}` : `${value.numerator}/${value.denominator}`;
}

/**
 * Formats for programs, with 20 significant digits unless the exact decimal is short. Very large or small values have
 * an exponent.
 */
export function decimalText(value: Rational): { decimal: string; isExact: boolean } {
  if (value.numerator === 0n) return { decimal: '0', isExact: true };
  const exact = formatExact(value);
  if (exact.isExact) return { decimal: exact.text, isExact: true };
  const exponent = computeExponent(value);
  const places = DECIMAL_DIGITS - 1 - exponent;
  const decimal =
    places >= 0 && places <= MAX_PLACES ? formatTrimmed(value, places) : formatExponent(value, DECIMAL_DIGITS - 1);
  return { decimal, isExact: equals(rationalFromShown(decimal), value) };
}
