import { formatExact } from '@site/catalogue/engine/format-exact';
import { mixedFraction } from '@site/catalogue/engine/mixed-units';
import { equalsSign, proseNumber } from '@site/catalogue/engine/prose-number';
import type { Rational } from '@site/catalogue/engine/rational';

export interface ReadableText {
  text: string;
  isExact: boolean;
}

const FIGURES = 6;

export function resultText(value: Rational): ReadableText {
  return { text: proseNumber(value, FIGURES), isExact: equalsSign(value, FIGURES) === '=' };
}

const LONGEST_GIVEN = 24;

/** Returns the full value if it is short enough. A negative fraction has its sign elsewhere. */
export function givenText(value: Rational): ReadableText {
  const { text, isExact, fraction } = formatExact(value);
  const full = isExact ? text : fraction && mixedFraction(value);
  return full !== undefined && full.length <= LONGEST_GIVEN ? { text: full, isExact: true } : resultText(value);
}
