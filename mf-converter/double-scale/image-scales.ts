import { convert, isReciprocal } from '@site/catalogue/engine/convert';
import { absolute, rational, subtract } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { ImageScales } from '@site/shell-contract';
import { numberOf, ROOM, roundUp, toNumber } from './axis.ts';

const AROUND_ZERO = { from: -10, upTo: 40 };

/** The pointer is between 20% and 80% of the width. */
export function imageScales(value: Rational, from: UnitDefinition, to: UnitDefinition): ImageScales | undefined {
  if (isReciprocal(from, to)) return undefined;
  const start = convert(rational(0n), from, to);
  const scales = {
    ...endsAround(value),
    factor: rounded(subtract(convert(rational(1n), from, to), start)),
    offset: rounded(start),
    pointed: rounded(value),
  };
  return Object.values(scales).every(Number.isFinite) ? { ...scales, iconOf: `/category/${from.category}` } : undefined;
}

function endsAround(value: Rational): { from: number; upTo: number } {
  if (value.numerator === 0n) return AROUND_ZERO;
  const end = numberOf(roundUp(toNumber(absolute(value)) * ROOM));
  return value.numerator < 0n ? { from: -end, upTo: 0 } : { from: 0, upTo: end };
}

/** The image is 1200 pixels wide. */
function rounded(value: Rational): number {
  return Number(toNumber(value).toPrecision(6));
}
