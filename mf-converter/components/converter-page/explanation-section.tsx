import { formulaText } from '@site/catalogue/engine/formula-text';
import { featuredConversion } from '@site/catalogue/featured-conversions';
import { Prose, Section, useQuery, useRouteContext } from '@site/shell-contract';
import type { Pair } from '../../pairs/pair.ts';
import { conversionQuery } from '../../queries/conversion-query.ts';
import { spacedDigits } from '../figures.tsx';
import type { TypedValue } from '../../converter/converter-state.ts';
import { FeaturedNotesSection, PairFactsSection } from './converter-page-sections.tsx';
import { workedFormula } from './worked-formula.ts';

/** The rule, and the visitor's number worked through it. */
export function ExplanationSection({ pair, typed }: { pair: Pair; typed: TypedValue }) {
  const { from, to } = pair;
  const formula = useQuery(conversionQuery(useRouteContext(), pair)).data?.formula ?? formulaText(from, to);
  return (
    <Section title={`How to convert ${from.plural} to ${to.plural}`}>
      <Prose>
        <PairFactsSection pair={pair} />
        <ol>
          <li>Take the value in {from.plural}: <strong>{typed.valueText}</strong></li>
          <li>Apply the formula: <strong>{spacedDigits(formula)}</strong></li>
          <li>Work it out: <strong>{spacedDigits(workedFormula(pair, typed))}</strong></li>
        </ol>
        {featuredConversion(pair.slug) ? <FeaturedNotesSection slug={pair.slug} /> : null}
      </Prose>
    </Section>
  );
}
