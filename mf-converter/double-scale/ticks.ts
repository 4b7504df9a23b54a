import { inPowersOfTen } from '@site/catalog/engine/prose-number';
import { buildLinearSteps, buildLogarithmicSteps, computePosition, roundUp, withoutExponent } from './axis.ts';
import type { Axis, Steps } from './axis.ts';

export interface Tick {
  /** Position on the axis, from 0 to 1. */
  at: number;
  size: 'short' | 'middle' | 'long';
  /** Has no digit separators. On a narrow axis, only the labels of long ticks are visible. */
  label: string | undefined;
}

export interface Density {
  /** Maximum number of intervals between labels. Long labels need larger intervals. */
  intervals: { short: number; long: number };
  /** Returns the number of ticks from label to label and from middle tick to middle tick. */
  getParts: (mantissa: 1 | 2 | 5) => { all: number; middle: number };
}

const LONG_CHARACTERS = 4;

export function buildTicks(axis: Axis, { intervals, getParts }: Density): readonly Tick[] {
  if (axis.isLogarithmic) return buildLogarithmicTicks(axis);
  const ticks = buildLinearTicks(axis, intervals.short, getParts);
  const isLong = ticks.some(({ label = '', size }) => size === 'long' && label.length > LONG_CHARACTERS);
  return isLong ? buildLinearTicks(axis, intervals.long, getParts) : ticks;
}

function buildLinearTicks(axis: Axis, most: number, getParts: Density['getParts']): readonly Tick[] {
  const { mantissa, exponent } = roundUp((axis.end - axis.start) / most);
  const { all, middle } = getParts(mantissa);
  const steps = buildLinearSteps(axis, (mantissa * 10) / all, exponent - 1);
  return buildTicksAtSteps(axis, steps, (number, index) => {
    const isLong = index % all === 0;
    const isMiddle = index % middle === 0;
    // A fifth of a step is too close to have a label.
    const hasLabel = isLong || (isMiddle && middle * 2 === all);
    return { size: computeSize(isLong, isMiddle), label: hasLabel ? String(Number(number)) : undefined };
  });
}

/** Powers of ten outside these limits use an exponent. */
const PLAIN_POWERS = { least: -3, most: 4 } as const;

function buildLogarithmicTicks(axis: Axis): readonly Tick[] {
  return buildTicksAtSteps(axis, buildLogarithmicSteps(axis, 1), (number) => {
    const digit = Math.abs(Number.parseInt(number));
    const power = inPowersOfTen(withoutExponent(number, PLAIN_POWERS.least, PLAIN_POWERS.most)).replace('1 × ', '');
    return { size: computeSize(digit === 1, digit === 5), label: digit === 1 ? power : undefined };
  });
}

function buildTicksAtSteps(
  axis: Axis,
  { first, last, numberAt }: Steps,
  buildTick: (number: string, index: number) => Omit<Tick, 'at'>,
): readonly Tick[] {
  const indexes = Array.from({ length: last - first + 1 }, (_none, count) => first + count);
  return indexes.map((index) => ({ at: computePosition(axis, numberAt(index)), ...buildTick(numberAt(index), index) }));
}

function computeSize(isLong: boolean, isMiddle: boolean): Tick['size'] {
  if (isLong) return 'long';
  return isMiddle ? 'middle' : 'short';
}
