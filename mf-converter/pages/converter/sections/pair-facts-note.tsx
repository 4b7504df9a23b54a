import type { Pair } from '../../../pairs/pair.ts';
import { spacedDigits } from '../../../ui/figures.tsx';
import { factorSentence, sizeSentence } from './pair-facts.tsx';

/** What there is to know of a pair's factor, whatever value is typed. */
export function PairFactsNote({ pair, factor }: { pair: Pair; factor: string }) {
  return <p>{sizeSentence(pair)} {spacedDigits(factorSentence(pair, factor) ?? '')}</p>;
}
