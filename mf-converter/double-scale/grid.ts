import type { Rational } from '@site/catalog/engine/rational';
import {
  clamp,
  formatWithExponent,
  buildLinearSteps,
  buildLogarithmicSteps,
  computePlace,
  ROUNDING,
  roundUp,
  withoutExponent,
} from './axis.ts';
import type { Steps } from './axis.ts';
import type { Scale } from './scale.ts';

/** Numbers with larger exponents may be beyond the range of doubles. */
const MAX_EXPONENT = 13;

/** The numbers that the pointer can move to, by index in ascending order. */
interface Grid {
  page: number;
  indexAt: Steps['indexAt'];
  /** Returns a number that a field can parse. Indexes beyond the ends are clamped. */
  getText: (index: number) => string;
}

/** @param pixels length of the axis. A drag moves at least one pixel and a tenth of an arrow key's step. */
function buildGrid({ shape, from: axis, isReciprocal }: Scale, pixels?: number): Grid {
  const { start, end, isLogarithmic } = axis;
  const least = shape.computeStep(end - start);
  const { mantissa, exponent } = roundUp(pixels ? Math.max((end - start) / pixels, least / 10) : least);
  // Numbers on a logarithmic axis have two digits.
  const { first, last, indexAt, numberAt } = isLogarithmic
    ? buildLogarithmicSteps(axis, 10)
    : buildLinearSteps(axis, mantissa, exponent);
  const excludesZero = isReciprocal && !isLogarithmic;
  const [lowest, highest] = excludesZero ? [first || 1, last || -1] : [first, last];
  return {
    page: isLogarithmic ? 90 : 10,
    indexAt,
    getText: (index) => withoutExponent(numberAt(clamp(index, lowest, highest)), -MAX_EXPONENT, MAX_EXPONENT),
  };
}

export function getTextAt(scale: Scale, position: number, pixels: number): string {
  const { indexAt, getText } = buildGrid(scale, pixels);
  return getText(Math.round(indexAt(position)));
}

export function getTextAfterKey(scale: Scale, value: Rational, key: string): string | undefined {
  const { page, indexAt, getText } = buildGrid(scale);
  const steps = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
    Home: -Infinity,
    End: Infinity,
  }[key];
  if (!steps) return undefined;
  const index = indexAt(computePlace(scale.from, value));
  // Between two grid points, the first step goes to the next point.
  return getText(steps + (steps > 0 ? Math.floor(index + ROUNDING) : Math.ceil(index - ROUNDING)));
}

/** Assistive technology needs finite numbers and a value between the ends. */
export function getSliderNumbers(scale: Scale, value: Rational) {
  const { getText } = buildGrid(scale);
  const computeEnd = (index: number) => clamp(Number(getText(index)), -Number.MAX_VALUE, Number.MAX_VALUE);
  const [min, max] = [computeEnd(-Infinity), computeEnd(Infinity)];
  return {
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': clamp(Number(formatWithExponent(value)), min, max),
  };
}
