import { add, divide, equals, multiply, rational, rationalFromDecimal, subtract, type Rational } from './rational.ts';
import type { UnitDefinition } from './unit-definition.ts';

/** With far more figures than any display has, so that no result through π passes for an exact one. */
const PI = rationalFromDecimal('3.14159265358979323846264338327950288419716939937510582097494459230781640628620899');
const ZERO = rational(0n);

/**
 * Exact unless `isThroughPi`. Both units must belong to one category.
 * Throws RangeError if `hasCounterpart` is false, so check that first for values that a visitor typed.
 */
export function convert(value: Rational, from: UnitDefinition, to: UnitDefinition): Rational {
  if (!hasCounterpart(value, from, to)) throw new RangeError(`0 ${from.symbol} is no number of ${to.symbol}`);
  const amount = add(value, offsetOf(from));
  const scaled = isReciprocal(from, to)
    ? divide(reciprocalConstant(from, to), amount)
    : multiply(amount, scaleFactor(from, to));
  return subtract(scaled, offsetOf(to));
}

/** False only for zero in a reciprocal pair: 0 L/100 km has no value in miles per gallon. */
export function hasCounterpart(value: Rational, from: UnitDefinition, to: UnitDefinition): boolean {
  return !isReciprocal(from, to) || !equals(value, ZERO);
}

/** Whether one number falls as the other rises, as with miles per gallon and liters per 100 kilometers. */
export function isReciprocal(from: UnitDefinition, to: UnitDefinition): boolean {
  return from.toBase.isReciprocal !== to.toBase.isReciprocal;
}

/** What the numbers of a reciprocal pair make when multiplied: 235.215 for miles per gallon and liters per 100 kilometers. */
export function reciprocalConstant(from: UnitDefinition, to: UnitDefinition): Rational {
  return from.toBase.isReciprocal ? divide(scaleOf(from), scaleOf(to)) : divide(scaleOf(to), scaleOf(from));
}

/** Whether π stands between the two units, so that no fraction is the exact result: radians and degrees, but not radians and milliradians. */
export function isThroughPi(from: UnitDefinition, to: UnitDefinition): boolean {
  return from.toBase.isOverPi !== to.toBase.isOverPi;
}

/** How many `to` one `from` is, offsets left aside, in a pair that is not reciprocal. */
export function scaleFactor(from: UnitDefinition, to: UnitDefinition): Rational {
  return from.toBase.isReciprocal ? divide(scaleOf(to), scaleOf(from)) : divide(scaleOf(from), scaleOf(to));
}

/** How many base units one unit is, its offset left aside. */
export function scaleOf(unit: UnitDefinition): Rational {
  return sizeOf(unit).scale;
}

/** The definition's fraction, without the π that it may be divided by. */
export function fractionOf({ toBase }: UnitDefinition): Rational {
  return rational(BigInt(toBase.numerator), BigInt(toBase.denominator));
}

/** What is added to a value before it is scaled: 273.15 for degrees Celsius, zero for all but temperatures. */
export function offsetOf(unit: UnitDefinition): Rational {
  return sizeOf(unit).offset;
}

/** Read from their texts once: a keystroke shows its value in each unit of the category. */
const sizes = new WeakMap<UnitDefinition, { scale: Rational; offset: Rational }>();

function sizeOf(unit: UnitDefinition): { scale: Rational; offset: Rational } {
  const known = sizes.get(unit);
  if (known) return known;
  const fraction = fractionOf(unit);
  const size = {
    scale: unit.toBase.isOverPi ? divide(fraction, PI) : fraction,
    offset: rationalFromDecimal(unit.toBase.offset ?? '0'),
  };
  sizes.set(unit, size);
  return size;
}
