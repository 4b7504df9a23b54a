import { formatTrimmed } from '@site/catalogue/engine/format-quantity';
import { rationalFromDecimal } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import { log10Of, numberOf, ROUNDING, roundUp, toNumber } from './axis.ts';
import type { Axis, RoundNumber } from './axis.ts';
import type { Scale } from './scale.ts';
import { decimalText } from './ticks.ts';

/** The numbers that the pointer can take, by index in ascending order. */
export interface Grid {
  first: number;
  last: number;
  /** Indexes per page. */
  page: number;
  /** Not a whole number for a value between two grid points. */
  indexOf: (value: Rational) => number;
  /** @param position from 0 to 1 */
  indexAt: (position: number) => number;
  /** Returns a number with a decimal point that a field reads. */
  textOf: (index: number) => string;
}

export function keyboardGrid({ shape, from, isReciprocal }: Scale): Grid {
  if (from.isLogarithmic) return logarithmicGrid(from);
  return linearGrid(from, keyboardStep(shape, from), isReciprocal);
}

/** The steps of a drag are at least a pixel wide, and at least a tenth of an arrow key's. */
export function dragGrid({ shape, from, isReciprocal }: Scale, pixels: number): Grid {
  if (from.isLogarithmic) return logarithmicGrid(from);
  const least = keyboardStep(shape, from);
  const step = roundUp((from.end - from.start) / pixels);
  const finest: RoundNumber = { ...least, exponent: least.exponent - 1 };
  return linearGrid(from, numberOf(step) > numberOf(finest) ? step : finest, isReciprocal);
}

/** A range up to this has steps of at most 1. */
const SMALL_RANGE = 200;

/** Rulers have 20 to 200 steps, thermometers 100 or more. */
function keyboardStep(shape: Scale['shape'], { start, end }: Axis): RoundNumber {
  const range = end - start;
  const logarithm = Math.log10(range);
  const exponent = (shape === 'thermometer' ? Math.floor(logarithm) : Math.ceil(logarithm - ROUNDING)) - 2;
  return { mantissa: 1, exponent: range <= SMALL_RANGE ? Math.min(exponent, 0) : exponent };
}

const PAGE = 10;

function linearGrid({ start, end }: Axis, step: RoundNumber, excludesZero: boolean): Grid {
  const size = numberOf(step);
  const [first, last] = [Math.ceil(start / size - ROUNDING), Math.floor(end / size + ROUNDING)];
  return {
    first: excludesZero && first === 0 ? 1 : first,
    last: excludesZero && last === 0 ? -1 : last,
    page: PAGE,
    indexOf: (value) => toNumber(value) / size,
    indexAt: (position) => (start + position * (end - start)) / size,
    textOf: (index) => decimalText(index * step.mantissa, step.exponent),
  };
}

/** Numbers with two digits: 10 to 99 times a power of ten. */
const PER_DECADE = 90;

function logarithmicGrid({ start, end, isMirrored }: Axis): Grid {
  const sign = isMirrored ? -1 : 1;
  const indexOfLogarithm = (logarithm: number) => {
    const power = Math.floor(logarithm + ROUNDING);
    return sign * (power * PER_DECADE + 10 ** (logarithm - power + 1) - 10);
  };
  const ends = [indexOfLogarithm(start), indexOfLogarithm(end)].map(Math.ceil);
  return {
    first: Math.min(...ends),
    last: Math.max(...ends),
    page: PER_DECADE,
    indexOf: (value) => indexOfLogarithm(value.numerator === 0n ? start : log10Of(value)),
    indexAt: (position) => indexOfLogarithm(start + (isMirrored ? 1 - position : position) * (end - start)),
    textOf: (index) => {
      const magnitude = index * sign;
      const power = Math.floor(magnitude / PER_DECADE);
      return twoDigitText(sign * (magnitude - power * PER_DECADE + 10), power - 1);
    },
  };
}

/** Beyond these powers of ten, numbers have an exponent. */
const PLAIN_POWERS = { least: -6, most: 12 };

function twoDigitText(digits: number, exponent: number): string {
  if (exponent < PLAIN_POWERS.least || exponent > PLAIN_POWERS.most) return `${digits / 10}e${exponent + 1}`;
  return formatTrimmed(rationalFromDecimal(String(digits), exponent), Math.max(0, -exponent));
}

export function textAt(grid: Grid, position: number): string {
  return grid.textOf(onGrid(grid, Math.round(grid.indexAt(position))));
}

/** Undefined if the key does not move the pointer. */
export function textAfterKey(grid: Grid, value: Rational, key: string): string | undefined {
  const index = grid.indexOf(value);
  const next = {
    ArrowRight: after(index, 1),
    ArrowUp: after(index, 1),
    ArrowLeft: after(index, -1),
    ArrowDown: after(index, -1),
    PageUp: after(index, grid.page),
    PageDown: after(index, -grid.page),
    Home: grid.first,
    End: grid.last,
  }[key];
  return next === undefined ? undefined : grid.textOf(onGrid(grid, next));
}

/** From between two grid points, the first step goes to the next one. */
function after(index: number, steps: number): number {
  return steps + (steps > 0 ? Math.floor(index + ROUNDING) : Math.ceil(index - ROUNDING));
}

function onGrid({ first, last }: Grid, index: number): number {
  return Math.min(Math.max(index, first), last);
}

/** For assistive technology: finite, with `now` clamped to the ends. */
export function sliderNumbers(scale: Scale, value: Rational): { min: number; max: number; now: number } {
  const grid = keyboardGrid(scale);
  const [min, max] = [grid.first, grid.last].map((index) => finite(Number(grid.textOf(index)))) as [number, number];
  return { min, max, now: Math.min(Math.max(finite(toNumber(value)), min), max) };
}

function finite(number: number): number {
  return Math.min(Math.max(number, -Number.MAX_VALUE), Number.MAX_VALUE);
}
