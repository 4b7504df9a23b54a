import { convert, hasCounterpart } from '@site/catalog/engine/convert';
import type { NumberFormat } from '@site/catalog/engine/number-format';
import { proseNumber, wholeFigures } from '@site/catalog/engine/prose-number';
import type { Rational } from '@site/catalog/engine/rational';
import { symbolFor } from '@site/catalog/engine/unit-symbol';
import { spacedDigits } from '@site/shell-contract';
import { computePlace } from './axis.ts';
import type { Axis } from './axis.ts';
import type { Axes, Pointer } from './shape.ts';

interface Pointers {
  from: Pointer;
  /** Undefined if there is no counterpart, or it is hidden. */
  to: Pointer | undefined;
  /** A sentence such as `6 feet is 1.83 meters`. */
  sentence: string;
}

/** Maximum digits: six for a typed number, and three for its counterpart, because a scale can't show more. */
const DIGITS = { from: 6, to: 3 };

export function buildPointers(axes: Axes, value: Rational, format: NumberFormat, isOneSided?: boolean): Pointers {
  const from = buildPointer(axes.from, value, DIGITS.from, format);
  const isAlone = isOneSided || !hasCounterpart(value, axes.from.unit, axes.to.unit);
  const to = isAlone
    ? undefined
    : buildPointer(axes.to, convert(value, axes.from.unit, axes.to.unit), DIGITS.to, format);
  return { from, to, sentence: to ? `${from.phrase} is ${to.phrase}` : from.phrase };
}

function buildPointer(axis: Axis, value: Rational, digits: number, format: NumberFormat): Pointer {
  const { unit } = axis;
  const number = spacedDigits(proseNumber(value, wholeFigures(value, digits)), format);
  return {
    at: computePlace(axis, value),
    tag: `${number} ${symbolFor(value, unit)}`,
    phrase: `${number} ${number === '1' ? unit.singular : unit.plural}`,
  };
}
