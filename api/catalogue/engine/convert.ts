import { add, divide, multiply, rational, rationalFromDecimal, subtract, type Rational } from './rational.ts';
import type { UnitDefinition } from './unit-definition.ts';

/** Exact. Both units must be of one category; `convertById` checks that for names that come from outside. */
export function convert(value: Rational, from: UnitDefinition, to: UnitDefinition): Rational {
  const inBase = multiply(add(value, offsetOf(from)), scaleOf(from));
  return subtract(divide(inBase, scaleOf(to)), offsetOf(to));
}

/** How many base units one unit is, its offset left aside. */
export function scaleOf(unit: UnitDefinition): Rational {
  return rational(BigInt(unit.toBase.numerator), BigInt(unit.toBase.denominator));
}

/** What is added to a value before it is scaled: 273.15 for degrees Celsius, zero for all but temperatures. */
export function offsetOf(unit: UnitDefinition): Rational {
  return rationalFromDecimal(unit.toBase.offset ?? '0');
}
