import { convert, isReciprocal } from '@site/catalog/engine/convert';
import { formatExponent } from '@site/catalog/engine/format-quantity';
import { rational, subtract } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import type { ImageScales } from '@site/shell-contract';

const AROUND_ZERO = { from: -10, upTo: 40 };

/** The pointer is between 20% and 80% of the width. */
export function imageScales(value: Rational, from: UnitDefinition, to: UnitDefinition): ImageScales | undefined {
  if (isReciprocal(from, to)) return undefined;
  const start = convert(rational(0n), from, to);
  const scales = {
    ...findEnds(value),
    factor: roundToDigits(subtract(convert(rational(1n), from, to), start)),
    offset: roundToDigits(start),
    pointed: roundToDigits(value),
  };
  return Object.values(scales).every(Number.isFinite) ? { ...scales, iconOf: `/category/${from.category}` } : undefined;
}

function findEnds(value: Rational): { from: number; upTo: number } {
  if (value.numerator === 0n) return AROUND_ZERO;
  const end = roundNumberBeyond(roundToDigits(value));
  return end < 0 ? { from: end, upTo: 0 } : { from: 0, upTo: end };
}

/** Leaves a fifth of the scale beyond the value. */
const ROOM = 1.25;

/** Doesn't use `axis.ts`, because browsers load that file only with the double scale. */
function roundNumberBeyond(value: number): number {
  const size = Math.abs(value) * ROOM;
  const exponent = Math.floor(Math.log10(size));
  const digits = [1, 2, 5].find((round) => size <= Number(`${round}e${exponent}`)) ?? 10;
  return Math.sign(value) * Number(`${digits}e${exponent}`);
}

const DIGITS = 6;

/** The image is 1200 pixels wide. */
function roundToDigits(value: Rational): number {
  return Number(formatExponent(value, DIGITS - 1));
}
