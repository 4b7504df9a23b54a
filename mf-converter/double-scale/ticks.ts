import { formatTrimmed } from '@site/catalogue/engine/format-quantity';
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

type Density = 'fine' | 'coarse';

/** @param most intervals between labels */
export function ticksOn(axis: Axis, most: number, density: Density = 'fine'): Ticks {
  return axis.isLogarithmic ? logarithmicTicks(axis) : linearTicks(axis, most, density);
}

/** Ticks per label, and between middle ticks, by the mantissa of the labels' step. */
const PARTS = {
  fine: { 1: { all: 10, middle: 5 }, 2: { all: 10, middle: 5 }, 5: { all: 10, middle: 2 } },
  coarse: { 1: { all: 5, middle: 5 }, 2: { all: 4, middle: 2 }, 5: { all: 5, middle: 5 } },
} as const;

function linearTicks({ start, end }: Axis, most: number, density: Density): Ticks {
  const { mantissa, exponent } = roundUp((end - start) / most);
  const parts = PARTS[density][mantissa];
  /** The step between ticks is this × 10^(exponent - 1). */
  const digits = (mantissa * 10) / parts.all;
  const step = numberOf({ mantissa, exponent }) / parts.all;
  const ticks: Tick[] = [];
  const labels: TickLabel[] = [];
  for (let index = Math.ceil(start / step - ROUNDING); index <= end / step + ROUNDING; index++) {
    const at = (index * step - start) / (end - start);
    const isLong = index % parts.all === 0;
    const isMiddle = index % parts.middle === 0;
    ticks.push({ at, size: sizeOf(isLong, isMiddle) });
    // A fifth of a step is too close to have a label.
    if (isLong || (isMiddle && parts.middle * 2 === parts.all))
      labels.push({ at, text: decimalText(index * digits, exponent - 1), isSecondary: !isLong });
  }
  return { ticks, labels };
}

/** The exact text of `count` × 10^`exponent`. */
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
