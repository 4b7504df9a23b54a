import { scaleOf } from '@site/catalogue/engine/convert';
import { formatExact } from '@site/catalogue/engine/format-exact';
import { inPowersOfTen } from '@site/catalogue/engine/prose-number';
import { exactFactor } from '@site/catalogue/engine/published-factor';
import { compare, divide, rational } from '@site/catalogue/engine/rational';
import type { Pair } from '../../../pairs/pair.ts';
import { spacedDigits } from '../../../ui/figures.tsx';

/** What there is to know of a pair's factor, whatever value is typed. */
export function PairFacts({ pair, factor }: { pair: Pair; factor: string }) {
  return <p>{sizeSentence(pair)} {spacedDigits(factorSentence(pair, factor) ?? '')}</p>;
}

/** What the published factor is made of. Undefined for temperatures with an offset, whose formula is exact as it stands. */
export function factorSentence({ from, to }: Pair, published: string): string | undefined {
  const factor = exactFactor(from, to);
  if (!factor) return undefined;
  const exact = formatExact(factor);
  const unit = exact.text === '1' ? to.singular : to.plural;
  const figure = inPowersOfTen(published);
  if (exact.isExact && exact.text === published) return `1 ${from.singular} is ${published} ${unit}, exactly.`;
  if (exact.isExact) {
    return `1 ${from.singular} is exactly ${exact.text} ${unit}. The published factor, ${figure}, is that figure rounded; this page computes with the exact one.`;
  }
  const inverse = formatExact(divide(rational(1n), factor));
  const rule = inverse.isExact ? `dividing by ${inverse.text}` : `the fraction ${factor.numerator}/${factor.denominator}`;
  return `1 ${from.singular} is ${beginning(exact.text)} ${unit}, a decimal without end. The published factor, ${figure}, is rounded; this page computes with ${rule}, which is exact.`;
}

/** Which of the two numbers is the larger, and why. */
export function sizeSentence({ from, to }: Pair): string {
  const order = compare(scaleOf(from), scaleOf(to));
  if (from.category === 'temperature') {
    return order === 0
      ? `One ${from.singular} and one ${to.singular} are steps of the same size; the two scales start at different points.`
      : `One ${from.singular} is a ${order > 0 ? 'larger' : 'smaller'} step than one ${to.singular}.`;
  }
  if (order === 0) return `One ${from.singular} and one ${to.singular} are the same amount, so the number stays as it is.`;
  return order < 0
    ? `One ${from.singular} is less than one ${to.singular}, so the number in ${to.plural} comes out smaller.`
    : `One ${from.singular} is more than one ${to.singular}, so the number in ${to.plural} comes out larger.`;
}

const SHOWN_FIGURES = 14;

/** `2.204622621848…`, and `5.399568034557… × 10⁻¹³` where the figure is in exponent form. */
function beginning(text: string): string {
  const [figures = '', exponent] = text.split('e');
  const shown = `${figures.slice(0, SHOWN_FIGURES)}…`;
  return exponent === undefined ? shown : `${shown} × 10${superscript(exponent.replace('+', ''))}`;
}

function superscript(digits: string): string {
  return [...digits].map((digit) => (digit === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)])).join('');
}
