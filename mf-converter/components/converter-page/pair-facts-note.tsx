import { conversionFactor } from '@site/catalogue/engine/published-factor';
import { useQuery, useRouteContext } from '@site/shell-contract';
import type { Pair } from '../../pairs/pair.ts';
import { conversionQuery } from '../../queries/conversion-query.ts';
import { spacedDigits } from '../figures.tsx';
import { factorSentence, sizeSentence } from './pair-facts.ts';

/** What there is to know of a pair's factor, whatever value is typed. */
export function PairFactsNote({ pair }: { pair: Pair }) {
  const published = useQuery(conversionQuery(useRouteContext(), pair)).data?.conversionFactor ?? conversionFactor(pair.from, pair.to);
  return <p>{sizeSentence(pair)} {spacedDigits(factorSentence(pair, published) ?? '')}</p>;
}
