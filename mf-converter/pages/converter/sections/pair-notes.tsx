import { isReciprocal, isThroughPi, reciprocalConstant } from '@site/catalog/engine/convert';
import { formatExact } from '@site/catalog/engine/format-exact';
import { factorStep } from '@site/catalog/engine/formula-text';
import { withCommas } from '@site/catalog/engine/prose-number';
import { exactFactor, publishedFigure } from '@site/catalog/engine/published-factor';
import { compare, divide, equals, rational, rationalFromShown } from '@site/catalog/engine/rational';
import { space, spacedDigits } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { Pair } from '../../../pairs/pair.ts';
import { ScreenOnly } from '../../../ui/section-stack.ts';

const ONE = rational(1n);

/** Longer factors appear only in the result's exact value. */
const MAX_CHARACTERS = 20;

const EXACT = 'The formula is exact.';

/** `published` is the factor in the formula. */
export function exactnessSentence({ from, to }: Pair, published: string): string {
  if (isThroughPi(from, to)) return 'The formula is exact, but π’s decimals never end, so every result is rounded.';
  if (isReciprocal(from, to)) {
    const constant = reciprocalConstant(from, to);
    return equals(rationalFromShown(publishedFigure(constant)), constant)
      ? EXACT
      : 'The formula shows a rounded constant; the result uses the exact one.';
  }
  const factor = exactFactor(from, to);
  if (!factor || from.category === 'temperature' || factorStep(factor).startsWith('÷')) return EXACT;
  const exact = formatExact(factor);
  if (exact.isExact && exact.text === published) return EXACT;
  if (exact.isExact) {
    return exact.text.length <= MAX_CHARACTERS
      ? `The exact factor is ${withCommas(exact.text)}. The formula rounds it; the result doesn’t.`
      : 'The formula rounds the factor; the result uses all of its digits.';
  }
  const inverse = formatExact(divide(ONE, factor));
  // For a factor below 1, an FAQ already gives the inverse.
  const isDivided = inverse.isExact && inverse.text.length <= MAX_CHARACTERS && compare(factor, ONE) > 0;
  const repeating = 'The factor is a repeating decimal. The formula rounds it';
  return isDivided
    ? `${repeating}; the result divides by ${withCommas(inverse.text)}, which is exact.`
    : `${repeating}; the result uses the exact fraction.`;
}

const Note = styled.p`
  & + & {
    margin-top: ${space(4)};
  }
`;

export function PairNotes({ pair, factor, notes }: { pair: Pair; factor: string; notes: readonly string[] }) {
  return (
    <ScreenOnly>
      {[exactnessSentence(pair, factor), ...notes].map((paragraph) => (
        <Note key={paragraph}>{spacedDigits(paragraph)}</Note>
      ))}
    </ScreenOnly>
  );
}
