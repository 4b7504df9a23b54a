import { convert, scaleOf } from '@site/catalogue/engine/convert';
import { formatExponent } from '@site/catalogue/engine/format-decimal';
import { formatExact } from '@site/catalogue/engine/format-exact';
import { formulaText } from '@site/catalogue/engine/formula-text';
import { equalsSign, proseNumber } from '@site/catalogue/engine/prose-number';
import { exactFactor, publishedFigure } from '@site/catalogue/engine/published-factor';
import { compare, divide, multiply, rational, rationalFromShown } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { Pair } from '../../pairs/pair.ts';
import type { TypedValue } from '../unit-converter/typed-value.ts';

const FIGURES = 6;
/** As many as a calculator takes. */
const MOST_FIGURES = 14;

/** `5 × 0.3048 = 1.524 m`: the formula with the visitor's number in it; `≈` where the result is rounded. */
export function workedFormula({ from, to }: Pair, typed: TypedValue): string {
  const value = convert(typed.value, from, to);
  const result = proseNumber(value, FIGURES);
  const [left = ''] = formulaText(from, to).split(' = ');
  const number = typed.valueText.startsWith('-') && left.indexOf(from.symbol) > 0 ? `(${typed.valueText})` : typed.valueText;
  const worked = left.includes(from.plural)
    ? left.replace(from.plural, number).replace(/× .*/, () => `× ${factorFor(typed.value, exactFactor(from, to)!, result)}`)
    : left.replace(from.symbol, number);
  return `${worked} ${equalsSign(value, FIGURES)} ${result} ${to.symbol}`;
}

/** The published factor, or one with as many figures as a calculator needs to come to the same result. */
function factorFor(value: Rational, factor: Rational, result: string): string {
  const computes = (figure: string) => proseNumber(multiply(value, rationalFromShown(figure)), FIGURES) === result;
  let figure = publishedFigure(factor);
  for (let figures = FIGURES; !computes(figure) && figures < MOST_FIGURES; figures += 1) figure = formatExponent(factor, figures);
  return figure.includes('e') ? proseNumber(rationalFromShown(figure), MOST_FIGURES) : figure;
}

/** What the published factor is made of. Undefined for temperatures with an offset, whose formula is exact as it stands. */
export function factorSentence({ from, to }: Pair, published: string): string | undefined {
  const factor = exactFactor(from, to);
  if (!factor) return undefined;
  const exact = formatExact(factor);
  const unit = exact.text === '1' ? to.singular : to.plural;
  if (exact.isExact && exact.text === published) return `1 ${from.singular} is ${published} ${unit}, exactly.`;
  if (exact.isExact) {
    return `1 ${from.singular} is exactly ${exact.text} ${unit}. The published factor, ${published}, is that figure rounded; this page computes with the exact one.`;
  }
  const inverse = formatExact(divide(rational(1n), factor));
  const rule = inverse.isExact ? `dividing by ${inverse.text}` : `the fraction ${factor.numerator}/${factor.denominator}`;
  return `1 ${from.singular} is ${beginning(exact.text)} ${unit}, a decimal without end. The published factor, ${published}, is rounded; this page computes with ${rule}, which is exact.`;
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
