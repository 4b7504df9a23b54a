import { convert, hasCounterpart, isReciprocal, reciprocalConstant } from '@site/catalogue/engine/convert';
import { formatExponent } from '@site/catalogue/engine/format-decimal';
import { formulaText } from '@site/catalogue/engine/formula-text';
import { equalsSign, proseNumber } from '@site/catalogue/engine/prose-number';
import { exactFactor, publishedFigure } from '@site/catalogue/engine/published-factor';
import { divide, multiply, rationalFromShown } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import { Prose, Section } from '@site/shell-contract';
import type { ReactNode } from 'react';
import type { TypedValue } from '../../converter/converter-state.ts';
import type { Pair } from '../../pairs/pair.ts';
import { spacedDigits } from '../../ui/figures.tsx';

interface ExplanationProps {
  pair: Pair;
  typed: TypedValue;
  formula: string;
  facts: ReactNode;
  notes: ReactNode;
}

/** The rule, and the visitor's number worked through it. */
export function Explanation({ pair, typed, formula, facts, notes }: ExplanationProps) {
  const { from, to } = pair;
  return (
    <Section title={`How to convert ${from.plural} to ${to.plural}`}>
      <Prose>
        {facts}
        <ol>
          <li>Take the value in {from.plural}: <strong>{typed.valueText}</strong></li>
          <li>Apply the formula: <strong>{spacedDigits(formula)}</strong></li>
          <li>Work it out: <strong>{spacedDigits(workedFormula(pair, typed))}</strong></li>
        </ol>
        {notes}
      </Prose>
    </Section>
  );
}

const FIGURES = 6;
/** As many as a calculator takes. */
const MOST_FIGURES = 14;

/** `5 × 0.3048 = 1.524 m`: the formula with the visitor's number in it; `≈` where the result is rounded. */
export function workedFormula({ from, to }: Pair, typed: TypedValue): string {
  if (!hasCounterpart(typed.value, from, to)) return `${typed.valueText} ${from.symbol} has no counterpart, as nothing can be divided by zero`;
  const value = convert(typed.value, from, to);
  const result = proseNumber(value, FIGURES);
  const [left = ''] = formulaText(from, to).split(' = ');
  const number = typed.valueText.startsWith('-') && left.indexOf(from.symbol) > 0 ? `(${typed.valueText})` : typed.valueText;
  const factor = exactFactor(from, to);
  let worked = left.replace(from.symbol, number);
  if (isReciprocal(from, to)) worked = `${figureFor(reciprocalConstant(from, to), (figure) => divide(figure, typed.value), result)} ÷ ${number}`;
  else if (factor && left.includes(from.plural)) {
    worked = left.replace(from.plural, number).replace(/× .*/, () => `× ${figureFor(factor, (figure) => multiply(typed.value, figure), result)}`);
  }
  return `${worked} ${equalsSign(value, FIGURES)} ${result} ${to.symbol}`;
}

/** The published factor, or one with as many figures as a calculator needs to come to the same result. */
function figureFor(factor: Rational, compute: (figure: Rational) => Rational, result: string): string {
  const computes = (figure: string) => proseNumber(compute(rationalFromShown(figure)), FIGURES) === result;
  let figure = publishedFigure(factor);
  for (let figures = FIGURES; !computes(figure) && figures < MOST_FIGURES; figures += 1) figure = formatExponent(factor, figures);
  return figure.includes('e') ? proseNumber(rationalFromShown(figure), MOST_FIGURES) : figure;
}
