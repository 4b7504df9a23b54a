import { formatTrimmed } from '@site/catalogue/engine/format-decimal';
import { formatExact, terminatingPlaces } from '@site/catalogue/engine/format-exact';
import { equalsSign, proseNumber } from '@site/catalogue/engine/prose-number';
import type { Rational } from '@site/catalogue/engine/rational';

/** With nothing lost: a decimal, however long, or a fraction where no decimal ends. */
export function exactText(value: Rational): string {
  const places = terminatingPlaces(value.denominator);
  return places === undefined ? `${value.numerator}/${value.denominator}` : formatTrimmed(value, places);
}

interface ReadableText {
  text: string;
  isExact: boolean;
}

const FIGURES = 6;

/** A result as a person reads it: six significant digits. */
export function resultText(value: Rational): ReadableText {
  return { text: withMinus(proseNumber(value, FIGURES)), isExact: equalsSign(value, FIGURES) === '=' };
}

const LONGEST_GIVEN = 24;

/** What was asked for, in full where that is short enough to read. */
export function givenText(value: Rational): ReadableText {
  const { text, isExact, fraction = text } = formatExact(value);
  const full = isExact ? text : fraction;
  if ((isExact || full !== text) && full.length <= LONGEST_GIVEN) return { text: withMinus(full), isExact: true };
  return resultText(value);
}

function withMinus(text: string): string {
  return text.replace(/^-/, '\u2212');
}
