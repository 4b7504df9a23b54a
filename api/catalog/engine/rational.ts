/** An exact fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('A fraction needs a denominator other than zero');
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Parses plain decimal text such as `-273.15`. For visitors' input, use `parseDecimal`. */
export function rationalFromDecimal(text: string, exponent = 0): Rational {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = BigInt(`${whole}${fraction}`);
  const power = exponent - fraction.length;
  return power >= 0 ? rational(digits * powerOfTen(power)) : rational(digits, powerOfTen(-power));
}

export function rationalFromShown(text: string): Rational {
  const [digits = '', exponent = '0'] = text.split('e');
  return rationalFromDecimal(digits, Number(exponent));
}

/** These are cached, because every display uses small powers. */
const POWERS_OF_TEN = Array.from({ length: 64 }, (_none, exponent) => 10n ** BigInt(exponent));

export function powerOfTen(exponent: number): bigint {
  return POWERS_OF_TEN[exponent] ?? 10n ** BigInt(exponent);
}

export function add(a: Rational, b: Rational): Rational {
  if (a.numerator === 0n) return b;
  if (b.numerator === 0n) return a;
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function negate(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function absolute(a: Rational): Rational {
  return a.numerator < 0n ? negate(a) : a;
}

export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Returns an approximate double, for values that do not need to be exact. */
export function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

export function equals(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}
