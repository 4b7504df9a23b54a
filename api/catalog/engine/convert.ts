import { add, divide, equals, multiply, rational, rationalFromDecimal, subtract, type Rational } from './rational.ts';
import type { UnitDefinition } from './unit-definition.ts';

/** This is π with more digits than any display shows, so that no result looks exact. */
const PI = rationalFromDecimal('3.14159265358979323846264338327950288419716939937510582097494459230781640628620899');
const ZERO = rational(0n);

/**
 * The result is exact unless `isThroughPi`. Both units must be in the same category. Throws RangeError if
 * `hasCounterpart` is false.
 */
export function convert(value: Rational, from: UnitDefinition, to: UnitDefinition): Rational {
  if (!hasCounterpart(value, from, to)) throw new RangeError(`0 ${from.symbol} has no counterpart in ${to.symbol}`);
  const amount = add(value, computeOffset(from));
  const scaled = isReciprocal(from, to)
    ? divide(reciprocalConstant(from, to), amount)
    : multiply(amount, scaleFactor(from, to));
  return subtract(scaled, computeOffset(to));
}

/** Returns false only for zero in a reciprocal pair. For example, 0 L/100 km has no value in miles per gallon. */
export function hasCounterpart(value: Rational, from: UnitDefinition, to: UnitDefinition): boolean {
  return !isReciprocal(from, to) || !equals(value, ZERO);
}

export function isReciprocal(from: UnitDefinition, to: UnitDefinition): boolean {
  return from.toBase.isReciprocal !== to.toBase.isReciprocal;
}

/** Returns the product of both values, such as 235.215 for miles per gallon and liters per 100 kilometers. */
export function reciprocalConstant(from: UnitDefinition, to: UnitDefinition): Rational {
  return from.toBase.isReciprocal
    ? divide(computeScale(from), computeScale(to))
    : divide(computeScale(to), computeScale(from));
}

/** True for radians and degrees, but not for radians and milliradians. If true, no fraction is exact. */
export function isThroughPi(from: UnitDefinition, to: UnitDefinition): boolean {
  return from.toBase.isOverPi !== to.toBase.isOverPi;
}

/** Ignores offsets. Do not use this for reciprocal pairs. */
export function scaleFactor(from: UnitDefinition, to: UnitDefinition): Rational {
  return from.toBase.isReciprocal
    ? divide(computeScale(to), computeScale(from))
    : divide(computeScale(from), computeScale(to));
}

export function computeScale(unit: UnitDefinition): Rational {
  return computeSize(unit).scale;
}

export function computeFraction({ toBase }: UnitDefinition): Rational {
  return rational(BigInt(toBase.numerator), BigInt(toBase.denominator));
}

/** Returns the number added before scaling, such as 273.15 for degrees Celsius. */
export function computeOffset(unit: UnitDefinition): Rational {
  return computeSize(unit).offset;
}

/** Units are parsed only once, because every keystroke converts to every unit in the category. */
const sizes = new WeakMap<UnitDefinition, { scale: Rational; offset: Rational }>();

function computeSize(unit: UnitDefinition): { scale: Rational; offset: Rational } {
  const cached = sizes.get(unit);
  if (cached) return cached;
  const fraction = computeFraction(unit);
  const size = {
    scale: unit.toBase.isOverPi ? divide(fraction, PI) : fraction,
    offset: rationalFromDecimal(unit.toBase.offset ?? '0'),
  };
  sizes.set(unit, size);
  return size;
}
