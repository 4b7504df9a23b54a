import { convert, hasCounterpart, isReciprocal } from '@site/catalogue/engine/convert';
import { absolute, multiply, negate, rational, rationalFromDecimal } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { linearAxis, log10Of, numberOf, positionOn, ROOM, roundUp, toNumber } from './axis.ts';
import type { Axis, RoundNumber } from './axis.ts';
import type { temperatureAxes } from './temperature-range.ts';

export interface Scale {
  shape: 'rulers' | 'thermometer';
  from: Axis;
  to: Axis;
  /** Each axis has its own pointer. Otherwise, opposite points of the axes are the same quantity. */
  isReciprocal: boolean;
}

const ONE = rational(1n);

/** Linear scales end within these limits. Beyond them, labels would be too long. */
const LINEAR = { least: 1e-3, most: 1e6 };

/** Its ends are round numbers, and `value` is not near them. */
export function scaleAround(
  value: Rational,
  from: UnitDefinition,
  to: UnitDefinition,
  thermometerAxes?: typeof temperatureAxes,
): Scale {
  const axes = thermometerAxes?.(value, from, to);
  if (axes) return { shape: 'thermometer', ...axes, isReciprocal: false };
  const isNegative = value.numerator < 0n;
  const size = value.numerator === 0n ? ONE : absolute(value);
  return linearScale(size, isNegative, from, to) ?? logarithmicScale(size, isNegative, from, to);
}

function endAround(size: Rational): RoundNumber | undefined {
  const logarithm = log10Of(size) + Math.log10(ROOM);
  return logarithm < Math.log10(LINEAR.least) || logarithm > Math.log10(LINEAR.most)
    ? undefined
    : roundUp(10 ** logarithm);
}

/** The second axis of reciprocal units reaches from zero to the counterpart of this part of the first. */
const SMALLEST_PART = rational(1n, 8n);

function linearScale(size: Rational, isNegative: boolean, from: UnitDefinition, to: UnitDefinition): Scale | undefined {
  const end = endAround(size);
  if (!end) return undefined;
  const isTwoNeedles = isReciprocal(from, to);
  const atEnd = rationalFromDecimal(String(end.mantissa), end.exponent);
  const counterpart = toNumber(convert(isTwoNeedles ? multiply(atEnd, SMALLEST_PART) : atEnd, from, to));
  const opposite = isTwoNeedles ? numberOf(roundUp(counterpart)) : counterpart;
  if (opposite < LINEAR.least || opposite > LINEAR.most) return undefined;
  return {
    shape: 'rulers',
    from: axisFromZero(from, numberOf(end), isNegative),
    to: axisFromZero(to, opposite, isNegative),
    isReciprocal: isTwoNeedles,
  };
}

function axisFromZero(unit: UnitDefinition, end: number, isNegative: boolean): Axis {
  return isNegative ? linearAxis(unit, -end, 0) : linearAxis(unit, 0, end);
}

/** Powers of ten on a logarithmic axis. */
const DECADES = 3;

/** The value is in the middle decade. */
function logarithmicScale(size: Rational, isNegative: boolean, from: UnitDefinition, to: UnitDefinition): Scale {
  const start = Math.floor(log10Of(size)) - 1;
  const axis = (unit: UnitDefinition, logarithm: number, isMirrored: boolean): Axis => ({
    unit,
    start: logarithm,
    end: logarithm + DECADES,
    isLogarithmic: true,
    isMirrored,
  });
  const opposite = log10Of(convert(signed(rationalFromDecimal('1', start), isNegative), from, to));
  const isTwoNeedles = isReciprocal(from, to);
  return {
    shape: 'rulers',
    from: axis(from, start, isNegative),
    to: axis(to, isTwoNeedles ? opposite - DECADES : opposite, isNegative),
    isReciprocal: isTwoNeedles,
  };
}

function signed(size: Rational, isNegative: boolean): Rational {
  return isNegative ? negate(size) : size;
}

/** Positions of `value` on both axes, at most at their ends. `to` is undefined if there is no counterpart. */
export function pointersOf({ from, to }: Scale, value: Rational): { from: number; to: number | undefined } {
  return {
    from: within(positionOn(from, value)),
    to: hasCounterpart(value, from.unit, to.unit)
      ? within(positionOn(to, convert(value, from.unit, to.unit)))
      : undefined,
  };
}

function within(position: number): number {
  return Math.min(Math.max(position, 0), 1);
}

/** A pointer closer to an end than this needs another range, unless it is at zero. */
const EDGE = 0.04;

/** True if the scale can stay as it is. */
export function suits({ shape, from }: Scale, value: Rational): boolean {
  const position = positionOn(from, value);
  if (shape === 'thermometer') return position >= 0 && position <= 1;
  if (value.numerator === 0n) return !from.isLogarithmic;
  return position >= EDGE && position <= 1 - EDGE;
}
