import { formatTrimmed } from '@site/catalogue/engine/format-decimal';
import { inPowersOfTen } from '@site/catalogue/engine/prose-number';
import { rationalFromDecimal } from '@site/catalogue/engine/rational';
import { numberOf, ROUNDING, roundUp } from './axis.ts';
import type { Axis } from './axis.ts';

export interface Tick {
  /** From 0 to 1. */
  at: number;
  size: 'short' | 'middle' | 'long';
}

export interface TickLabel {
  at: number;
  /** With a decimal point and without groups. */
  text: string;
  /** Needs a wide axis. */
  isSecondary: boolean;
}

export interface Ticks {
  ticks: readonly Tick[];
  labels: readonly TickLabel[];
}

/** @param most intervals between labels */
export function ticksOn(axis: Axis, most: number): Ticks {
  return axis.isLogarithmic ? logarithmicTicks(axis) : linearTicks(axis, most);
}

/** Ticks per label. */
const PARTS = 10;

function linearTicks({ start, end }: Axis, most: number): Ticks {
  const { mantissa, exponent } = roundUp((end - start) / most);
  const step = numberOf({ mantissa, exponent: exponent - 1 });
  // Steps of 5 have parts of 1, not of 2.5.
  const middle = mantissa === 5 ? 2 : 5;
  const ticks: Tick[] = [];
  const labels: TickLabel[] = [];
  for (let index = Math.ceil(start / step - ROUNDING); index <= end / step + ROUNDING; index++) {
    const at = (index * step - start) / (end - start);
    const isLong = index % PARTS === 0;
    const isMiddle = index % middle === 0;
    ticks.push({ at, size: sizeOf(isLong, isMiddle) });
    if (isLong || (isMiddle && mantissa !== 5))
      labels.push({ at, text: decimalText(index * mantissa, exponent - 1), isSecondary: !isLong });
  }
  return { ticks, labels };
}

/** Returns the exact text of `count` × 10^`exponent`. */
export function decimalText(count: number, exponent: number): string {
  return formatTrimmed(rationalFromDecimal(String(count), exponent), Math.max(0, -exponent));
}

function sizeOf(isLong: boolean, isMiddle: boolean): Tick['size'] {
  if (isLong) return 'long';
  return isMiddle ? 'middle' : 'short';
}

function logarithmicTicks({ start, end, isMirrored }: Axis): Ticks {
  const ticks: Tick[] = [];
  const labels: TickLabel[] = [];
  for (let power = Math.floor(start); power <= end + ROUNDING; power++) {
    for (let digit = 1; digit <= 9; digit++) {
      const along = (power + Math.log10(digit) - start) / (end - start);
      if (along < -ROUNDING || along > 1 + ROUNDING) continue;
      const at = isMirrored ? 1 - along : along;
      ticks.push({ at, size: sizeOf(digit === 1, digit === 5) });
      if (digit === 1) labels.push({ at, text: powerText(power, isMirrored), isSecondary: false });
    }
  }
  return { ticks, labels };
}

/** Longer powers of ten use an exponent. */
const PLAIN_POWERS = { least: -3, most: 4 };

function powerText(power: number, isNegative: boolean): string {
  const isPlain = power >= PLAIN_POWERS.least && power <= PLAIN_POWERS.most;
  return (isNegative ? '-' : '') + (isPlain ? decimalText(1, power) : inPowersOfTen(`1e${power}`));
}
