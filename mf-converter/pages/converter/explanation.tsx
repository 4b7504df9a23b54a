import { convert, hasCounterpart, isReciprocal, reciprocalConstant } from '@site/catalog/engine/convert';
import { formatExponent } from '@site/catalog/engine/format-quantity';
import { formatExact } from '@site/catalog/engine/format-exact';
import { formulaText } from '@site/catalog/engine/formula-text';
import { equalsSign, inPowersOfTen, proseNumber, wholeFigures, withMinusSign } from '@site/catalog/engine/prose-number';
import { exactFactor, publishedFigure } from '@site/catalog/engine/published-factor';
import { divide, multiply, rationalFromShown, type Rational } from '@site/catalog/engine/rational';
import { symbolFor } from '@site/catalog/engine/unit-symbol';
import { Prose, Section, figures } from '@site/shell-contract';
import { memo, type ReactNode } from 'react';
import type { Quantity } from '../../converter/quantity.ts';
import type { Pair } from '../../pairs/pair.ts';

interface ExplanationProps {
  pair: Pair;
  quantity: Quantity;
  formula: string;
  notes: ReactNode;
}

export const Explanation = memo(function Explanation({ pair, quantity, formula, notes }: ExplanationProps) {
  const { from, to } = pair;
  return (
    <Section title={`How to convert ${from.plural} to ${to.plural}`}>
      <Prose>
        <ol>
          <li>
            Start with the value in {from.plural}: <strong>{figures(numberText(quantity.value))}</strong>
          </li>
          <li>
            Apply the formula: <strong>{figures(shownFormula(formula))}</strong>
          </li>
          <li>
            Work it out: <strong>{figures(workedFormula(pair, quantity.value))}</strong>
          </li>
        </ol>
        {notes}
      </Prose>
    </Section>
  );
});

/** Returns `feet × 2.0375 × 10⁻¹² = astronomical units`. */
export function shownFormula(formula: string): string {
  return formula.replace(/[\d.]+e-\d+/, inPowersOfTen);
}

const DIGITS = 6;
/** Calculators don't accept more digits. */
const MAX_DIGITS = 14;

/** Returns `5 × 0.3048 = 1.524 m`, with `≈` for a rounded result. */
export function workedFormula({ from, to }: Pair, typed: Rational): string {
  const text = numberText(typed);
  if (!hasCounterpart(typed, from, to))
    return `${text} ${from.symbol} has no equivalent, because you can’t divide by zero`;
  const value = convert(typed, from, to);
  const digits = wholeFigures(value, DIGITS);
  const result = proseNumber(value, digits);
  const [left = ''] = formulaText(from, to).split(' = ');
  const number = text.startsWith('-') && left.indexOf(from.symbol) > 0 ? `(${text})` : text;
  const factor = exactFactor(from, to);
  let worked = left.replace(from.symbol, number);
  if (isReciprocal(from, to))
    worked = `${factorText(reciprocalConstant(from, to), (constant) => divide(constant, typed), result)} ÷ ${number.includes('×') ? `(${number})` : number}`;
  else if (factor && left.includes(from.plural)) {
    // Numbers in scientific notation also contain `×`.
    worked = left
      .replace(/× .*/, () => `× ${factorText(factor, (rounded) => multiply(typed, rounded), result)}`)
      .replace(from.plural, number);
  }
  const sign = formatExact(typed).isExact ? equalsSign(value, digits) : '≈';
  return withMinusSign(`${worked} ${sign} ${result} ${symbolFor(value, to)}`);
}

/** Returns `5.25` for 5 1/4. */
function numberText(value: Rational): string {
  const { text, isExact } = formatExact(value);
  return isExact && text.length <= MAX_DIGITS ? text : proseNumber(value, MAX_DIGITS);
}

/** Adds digits to the published factor if a calculator needs them for the same result. */
function factorText(factor: Rational, compute: (rounded: Rational) => Rational, result: string): string {
  const isEnough = (text: string) => {
    const computed = compute(rationalFromShown(text));
    return proseNumber(computed, wholeFigures(computed, DIGITS)) === result;
  };
  let text = publishedFigure(factor);
  for (let digits = DIGITS; !isEnough(text) && digits < MAX_DIGITS; digits += 1) text = formatExponent(factor, digits);
  return text.includes('e') ? proseNumber(rationalFromShown(text), MAX_DIGITS) : text;
}
