import { convert } from '@site/catalogue/engine/convert';
import { exponentOf } from '@site/catalogue/engine/format-decimal';
import { formatExact } from '@site/catalogue/engine/format-exact';
import { proseNumber } from '@site/catalogue/engine/prose-number';
import { add, multiply, rational, rationalFromDecimal } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { Pair } from '../../pairs/pair.ts';

export interface ValueRow {
  input: string;
  result: string;
  isTyped: boolean;
}

const STEPS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const READABLE = 14;
const FIGURES = 6;

/** The typed value and four on either side of it, a step being one in its second figure: 0.1 around 5, 1 around 70. */
export function valuesAround(value: Rational, { from, to }: Pair): ValueRow[] {
  const exponent = value.numerator === 0n ? 0 : exponentOf(value) - 1;
  const step = rationalFromDecimal('1', exponent);
  return STEPS.map((count) => {
    const input = add(value, multiply(step, rational(BigInt(count))));
    return { input: readable(input), result: proseNumber(convert(input, from, to), FIGURES), isTyped: count === 0 };
  });
}

function readable(value: Rational): string {
  const { text } = formatExact(value);
  return text.length <= READABLE ? text : proseNumber(value, FIGURES);
}
