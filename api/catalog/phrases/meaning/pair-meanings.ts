import { MEANING_RANK_SPAN, TIE_BREAK } from '../names/ranking.ts';
import type { Interpretation } from './interpret.ts';

export interface MeaningPair {
  source: Interpretation;
  found: Interpretation;
  rank: number;
}

/** Returns the pairs of meanings that convert into each other, most likely first. A loose request has usual ones only. */
export function pairMeanings(
  sources: readonly Interpretation[],
  targets: readonly Interpretation[],
  isLoose: boolean,
): MeaningPair[] {
  const pairs: MeaningPair[] = [];
  for (const source of sources) {
    const isSourceUsual = source.rank === sources[0]!.rank;
    for (const found of targets) {
      const isFoundUsual = found.rank === targets[0]!.rank;
      if (isLoose && !(isSourceUsual && isFoundUsual)) continue;
      if (!areConvertible(source, found)) continue;
      if (isImplausible(source, sources, found, targets) || isImplausible(found, targets, source, sources)) continue;
      pairs.push({ source, found, rank: rankOf(source, found, isSourceUsual, isFoundUsual) });
    }
  }
  return [...pairs].sort((a, b) => a.rank - b.rank);
}

function areConvertible(source: Interpretation, found: Interpretation): boolean {
  const [from, to] = [source.units[0]!, found.units[0]!];
  if (from.category !== to.category || !(allowsOtherSide(source, found) && allowsOtherSide(found, source)))
    return false;
  return from !== to || source.units.length > 1 || found.units.length > 1;
}

/** Otherwise 5 g in GB would be gigabytes in gigabits, and 10 minutes in m months. */
function isImplausible(
  one: Interpretation,
  its: readonly Interpretation[],
  other: Interpretation,
  others: readonly Interpretation[],
): boolean {
  if (!one.isRare || other.isExact) return false;
  return (
    others.some(({ units, rank }) => units[0] === one.units[0] && rank < other.rank) ||
    its.some(({ units, rank }) => units[0] === other.units[0] && rank < one.rank)
  );
}

/** Minutes in seconds means time: neither side indicates an arc. */
function allowsOtherSide({ onlyWith }: Interpretation, { units, isRare }: Interpretation): boolean {
  return onlyWith === undefined || (!isRare && onlyWith.includes(units[0]!.id));
}

/** UK pints with UK gallons rank first. If both sides may be UK units, that counts as one step. */
function rankOf(source: Interpretation, found: Interpretation, isSourceUsual: boolean, isFoundUsual: boolean): number {
  const isSourceBeside = source.neighbors?.includes(found.units[0]!.id);
  const isFoundBeside = found.neighbors?.includes(source.units[0]!.id);
  if ((isSourceBeside && isFoundUsual) || (isFoundBeside && isSourceUsual))
    return source.rank + found.rank - MEANING_RANK_SPAN;
  return isSourceBeside || isFoundBeside ? Math.max(source.rank, found.rank) - TIE_BREAK : source.rank + found.rank;
}
