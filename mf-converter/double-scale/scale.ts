import { convert, isReciprocal } from '@site/catalog/engine/convert';
import { rationalFromShown } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { formatWithExponent, computeLog10, computePosition, roundUp } from './axis.ts';
import type { Axis } from './axis.ts';
import { RULERS } from './rulers.tsx';
import type { Axes, Shape, ShapeWithAxes } from './shape.ts';

export interface Scale extends Axes {
  shape: Shape;
  /** Each axis has its own pointer, because opposite points of the axes are different quantities. */
  isReciprocal: boolean;
}

/** The ends are round numbers, and `value` is not near them. */
export function buildScale(value: Rational, from: UnitDefinition, to: UnitDefinition, shape?: ShapeWithAxes): Scale {
  const axes = shape?.buildAxes(value, from, to);
  if (shape && axes) return { ...axes, shape, isReciprocal: false };
  return { ...buildRulerAxes(value, from, to), shape: RULERS, isReciprocal: isReciprocal(from, to) };
}

/** Leaves a fifth of a linear scale beyond the value. */
const ROOM = 1.25;

/** Linear scales end within these limits. Beyond them, labels would be too long. */
const isReadable = (end: number) => end >= 1e-3 && end <= 1e6;

/** With reciprocal units, the second axis ends at the counterpart of this fraction of the first axis. */
const SMALLEST_PART = 0.125;

/** Number of powers of ten on a logarithmic axis. The value is in the middle one. */
const DECADES = 3;

function buildRulerAxes(value: Rational, from: UnitDefinition, to: UnitDefinition): Axes {
  const size = value.numerator === 0n ? '1' : formatWithExponent(value);
  const isNegative = value.numerator < 0n;
  const isTwoNeedles = isReciprocal(from, to);
  const getCounterpart = (number: string) => formatWithExponent(convert(rationalFromShown(number), from, to));
  const axis = (unit: UnitDefinition, start: number, length: number, isLogarithmic: boolean): Axis => {
    const end = start + length;
    return isNegative ? { unit, start: end, end: start, isLogarithmic } : { unit, start, end, isLogarithmic };
  };

  const end = roundNumberAbove(Math.abs(Number(size)) * ROOM);
  if (isReadable(end)) {
    const counterpart = Number(getCounterpart(String(isTwoNeedles ? end * SMALLEST_PART : end)));
    const opposite = isTwoNeedles ? roundNumberAbove(counterpart) : counterpart;
    const sign = isNegative ? -1 : 1;
    if (isReadable(opposite))
      return { from: axis(from, 0, sign * end, false), to: axis(to, 0, sign * opposite, false) };
  }
  const least = Math.floor(computeLog10(size)) - 1;
  const counterpart = computeLog10(getCounterpart(`1e${least}`));
  const opposite = isTwoNeedles ? counterpart - DECADES : counterpart;
  return { from: axis(from, least, DECADES, true), to: axis(to, opposite, DECADES, true) };
}

function roundNumberAbove(value: number): number {
  const { mantissa, exponent } = roundUp(value);
  return Number(`${mantissa}e${exponent}`);
}

export function isSuitable({ shape, from }: Scale, value: Rational): boolean {
  const position = computePosition(from, formatWithExponent(value));
  const edge = value.numerator === 0n ? 0 : shape.edge;
  return position >= edge && position <= 1 - edge;
}
