import { formatExponent } from '@site/catalog/engine/format-quantity';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';

export interface Axis {
  unit: UnitDefinition;
  /** If `isLogarithmic`, the common logarithm of the magnitude. For negative values, `start` is larger. */
  start: number;
  end: number;
  isLogarithmic: boolean;
}

/** 17 significant digits identify every double. */
const DIGITS = 17;

/** Returns `-1.5e-7`. Works beyond the range of doubles. */
export function formatWithExponent(value: Rational): string {
  return formatExponent(value, DIGITS);
}

export function computeLog10(number: string): number {
  const [mantissa, exponent = 0] = number.split('e');
  return Math.log10(Math.abs(Number(mantissa))) + Number(exponent);
}

/** Returns 0 at the left or lower end of the axis, 1 at the opposite end, and numbers outside 0 to 1 beyond the ends. */
export function computePosition({ start, end, isLogarithmic }: Axis, number: string): number {
  const isNegative = start > end;
  const logarithm = number.startsWith('-') === isNegative ? computeLog10(number) : -Infinity;
  return ((isLogarithmic ? logarithm : Number(number)) - start) / (end - start);
}

export function clamp(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), most);
}

export function computePlace(axis: Axis, value: Rational): number {
  return clamp(computePosition(axis, formatWithExponent(value)), 0, 1);
}

/** Positions near the end of a 17-digit mantissa can be off by a rounding error. */
export const ROUNDING = 1e-9;

/** Rounds up to 1, 2, or 5 times a power of ten. */
export function roundUp(value: number): { mantissa: 1 | 2 | 5; exponent: number } {
  const exponent = Math.ceil(Math.log10(value / 5) - ROUNDING);
  const mantissa = ([1, 2, 5] as const).find((round) => round > value / 10 ** exponent - ROUNDING)!;
  return { mantissa, exponent };
}

/** Numbers at regular steps of an axis, by index in ascending order. */
export interface Steps {
  first: number;
  last: number;
  /** Returns a fractional index between two steps. */
  indexAt: (position: number) => number;
  /** Returns a number in exponential form, such as `15e-1`. */
  numberAt: (index: number) => string;
}

function buildSteps({ start, end }: Axis, indexOf: (coordinate: number) => number, numberAt: Steps['numberAt']): Steps {
  const indexAt = (position: number) => indexOf(start + position * (end - start));
  return { first: Math.ceil(indexAt(0) - ROUNDING), last: Math.floor(indexAt(1) + ROUNDING), indexAt, numberAt };
}

/** The step is `mantissa` × 10^`exponent`. */
export function buildLinearSteps(axis: Axis, mantissa: number, exponent: number): Steps {
  const numberAt = (index: number) => `${index * mantissa}e${exponent}`;
  return buildSteps(axis, (number) => number / Number(numberAt(1)), numberAt);
}

/** @param parts number of steps from 1 to 2, from 2 to 3, and so on */
export function buildLogarithmicSteps(axis: Axis, parts: number): Steps {
  const sign = axis.start > axis.end ? -1 : 1;
  return buildSteps(
    axis,
    (logarithm) => {
      const power = Math.floor(logarithm + ROUNDING);
      return sign * parts * (9 * power + 10 ** (logarithm - power) - 1);
    },
    (index) => {
      const power = Math.floor((sign * index) / parts / 9);
      return `${(index + sign * parts * (1 - 9 * power)) / parts}e${power}`;
    },
  );
}

/** Turns `15e-1` into `1.5` if the exponent is within the limits. */
export function withoutExponent(number: string, least: number, most: number): string {
  const exponent = Number(number.split('e')[1]);
  return exponent < least || exponent > most ? number : String(Number(number));
}
