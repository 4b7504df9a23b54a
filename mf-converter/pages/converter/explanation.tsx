import { convert, hasCounterpart, isReciprocal, reciprocalConstant } from '@site/catalog/engine/convert';
import { formatExponent } from '@site/catalog/engine/format-quantity';
import { formatExact } from '@site/catalog/engine/format-exact';
import { formulaText } from '@site/catalog/engine/formula-text';
import { equalsSign, inPowersOfTen, proseNumber, wholeFigures, withMinusSign } from '@site/catalog/engine/prose-number';
import { exactFactor, publishedFigure } from '@site/catalog/engine/published-factor';
import { divide, multiply, rationalFromShown } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import { symbolFor } from '@site/catalog/engine/unit-symbol';
import { Prose, Section, figures as drawn } from '@site/shell-contract';
import { memo } from 'react';
import type { ReactNode } from 'react';
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
            Start with the value in {from.plural}: <strong>{drawn(numberText(quantity.value))}</strong>
          </li>
          <li>
            Apply the formula: <strong>{drawn(shownFormula(formula))}</strong>
          </li>
          <li>
            Work it out: <strong>{drawn(workedFormula(pair, quantity.value))}</strong>
          </li>
        </ol>
        {notes}
      </Prose>
    </Section>
  );
});

/** `feet × 2.0375 × 10⁻¹² = astronomical units`. */
export function shownFormula(formula: string): string {
  return formula.replace(/[\d.]+e-\d+/, inPowersOfTen);
}

const FIGURES = 6;
/** Limit of a calculator's input. */
const MAX_FIGURES = 14;

/** Returns `5 × 0.3048 = 1.524 m`, with `≈` for a rounded result. */
export function workedFormula({ from, to }: Pair, typed: Rational): string {
  const text = numberText(typed);
  if (!hasCounterpart(typed, from, to))
    return `${text} ${from.symbol} has no equivalent, because you can’t divide by zero`;
  const value = convert(typed, from, to);
  const figures = wholeFigures(value, FIGURES);
  const result = proseNumber(value, figures);
  const [left = ''] = formulaText(from, to).split(' = ');
  const number = text.startsWith('-') && left.indexOf(from.symbol) > 0 ? `(${text})` : text;
  const factor = exactFactor(from, to);
  let worked = left.replace(from.symbol, number);
  if (isReciprocal(from, to))
    worked = `${figureFor(reciprocalConstant(from, to), (figure) => divide(figure, typed), result)} ÷ ${number.includes('×') ? `(${number})` : number}`;
  else if (factor && left.includes(from.plural)) {
    // Numbers in scientific notation also contain `×`.
    worked = left
      .replace(/× .*/, () => `× ${figureFor(factor, (figure) => multiply(typed, figure), result)}`)
      .replace(from.plural, number);
  }
  const sign = formatExact(typed).isExact ? equalsSign(value, figures) : '≈';
  return withMinusSign(`${worked} ${sign} ${result} ${symbolFor(value, to)}`);
}

/** Returns `5.25` for 5 1/4. */
function numberText(value: Rational): string {
  const { text, isExact } = formatExact(value);
  return isExact && text.length <= MAX_FIGURES ? text : proseNumber(value, MAX_FIGURES);
}

/** Adds digits to the published factor if a calculator needs them for the same result. */
function figureFor(factor: Rational, compute: (figure: Rational) => Rational, result: string): string {
  const computes = (figure: string) => {
    const computed = compute(rationalFromShown(figure));
    return proseNumber(computed, wholeFigures(computed, FIGURES)) === result;
  };
  let figure = publishedFigure(factor);
  for (let figures = FIGURES; !computes(figure) && figures < MAX_FIGURES; figures += 1)
    figure = formatExponent(factor, figures);
  return figure.includes('e') ? proseNumber(rationalFromShown(figure), MAX_FIGURES) : figure;
}
