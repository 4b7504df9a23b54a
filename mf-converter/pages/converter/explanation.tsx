import { Prose, Section } from '@site/shell-contract';
import type { ReactNode } from 'react';
import type { TypedValue } from '../../converter/converter-state.ts';
import type { Pair } from '../../pairs/pair.ts';
import { spacedDigits } from '../../ui/figures.tsx';
import { workedFormula } from './worked-formula.ts';

interface ExplanationSectionProps {
  pair: Pair;
  typed: TypedValue;
  formula: string;
  facts: ReactNode;
  notes: ReactNode;
}

/** The rule, and the visitor's number worked through it. */
export function ExplanationSection({ pair, typed, formula, facts, notes }: ExplanationSectionProps) {
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
