import { MEANING_RANK_SPAN, TIE_BREAK } from '../names/ranking.ts';
import type { Interpretation } from './interpret.ts';

export interface MeaningPair {
  source: Interpretation;
  target: Interpretation;
  rank: number;
}

/**
 * Returns the pairs of meanings that can be converted, most likely first. A loose request uses only the most common
 * meanings.
 */
export function pairMeanings(
  sources: readonly Interpretation[],
  targets: readonly Interpretation[],
  isLoose: boolean,
): MeaningPair[] {
  const isUsual = ({ rank }: Interpretation, [usual]: readonly Interpretation[]) => rank === usual!.rank;
  const pairs = sources.flatMap((source) =>
    targets.flatMap((target) => {
      const [isSourceUsual, isTargetUsual] = [isUsual(source, sources), isUsual(target, targets)];
      const isPossible =
        (!isLoose || (isSourceUsual && isTargetUsual)) &&
        areConvertible(source, target) &&
        !isImplausible(source, sources, target, targets) &&
        !isImplausible(target, targets, source, sources);
      return isPossible ? [{ source, target, rank: rankPair(source, target, isSourceUsual, isTargetUsual) }] : [];
    }),
  );
  return pairs.sort((a, b) => a.rank - b.rank);
}

function areConvertible(source: Interpretation, target: Interpretation): boolean {
  const [from, to] = [source.units[0]!, target.units[0]!];
  if (from.category !== to.category || !(allowsOtherSide(source, target) && allowsOtherSide(target, source)))
    return false;
  return from !== to || source.units.length > 1 || target.units.length > 1;
}

/** Without this check, 5 g in GB would be gigabytes in gigabits, and 10 minutes in m would be in months. */
function isImplausible(
  meaning: Interpretation,
  meanings: readonly Interpretation[],
  otherSide: Interpretation,
  otherMeanings: readonly Interpretation[],
): boolean {
  if (!meaning.isRare || otherSide.isExact) return false;
  return (
    otherMeanings.some(({ units, rank }) => units[0] === meaning.units[0] && rank < otherSide.rank) ||
    meanings.some(({ units, rank }) => units[0] === otherSide.units[0] && rank < meaning.rank)
  );
}

/** Minutes in seconds means time, because neither side indicates an angle. */
function allowsOtherSide({ onlyWith }: Interpretation, { units, isRare }: Interpretation): boolean {
  return onlyWith === undefined || (!isRare && onlyWith.includes(units[0]!.id));
}

/** UK pints with UK gallons rank first. If both sides may be UK units, they count as only one step. */
function rankPair(
  source: Interpretation,
  target: Interpretation,
  isSourceUsual: boolean,
  isTargetUsual: boolean,
): number {
  const isFavored = source.neighbors?.includes(target.units[0]!.id);
  const isTargetFavored = target.neighbors?.includes(source.units[0]!.id);
  const sum = source.rank + target.rank;
  if ((isFavored && isTargetUsual) || (isTargetFavored && isSourceUsual)) return sum - MEANING_RANK_SPAN;
  return isFavored || isTargetFavored ? Math.max(source.rank, target.rank) - TIE_BREAK : sum;
}
