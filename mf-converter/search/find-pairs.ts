import type { CategoryUnits } from '@site/catalogue/engine/unit-definition';
import { popularConversions } from '@site/catalogue/popular-conversions';
import { pairOf } from '../pairs/pair.ts';
import type { Pair } from '../pairs/pair.ts';
import { matchUnits, spelled } from './match-unit.ts';
import type { SpelledUnit } from './match-unit.ts';
import { readQuery } from './read-query.ts';
import type { QueryReading } from './read-query.ts';

export interface SearchableCategory {
  category: string;
  units: readonly SpelledUnit[];
}

interface RankedPair {
  pair: Pair;
  rank: number;
}

/** Added to a pair that has the one unit asked for as its target: pairs from it come first. */
const AS_TARGET = 0.5;

export function searchable(categories: readonly Pick<CategoryUnits, 'category' | 'units'>[]): SearchableCategory[] {
  return categories.map(({ category, units }) => ({ category, units: spelled(units) }));
}

/** Pairs of units that a person may mean by a query, the likeliest first. */
export function findPairs(query: string, categories: readonly SearchableCategory[]): Pair[] {
  for (const reading of readQuery(query)) {
    const found = categories.flatMap((category) => pairsIn(category, reading));
    if (found.length > 0) return inOrder(found);
  }
  return [];
}

function pairsIn({ category, units }: SearchableCategory, { from, to, isFromOnly }: QueryReading): RankedPair[] {
  const sources = matchUnits(from, units);
  if (to !== '') {
    return sources.flatMap((source) =>
      matchUnits(to, units)
        .filter(({ unit }) => unit.id !== source.unit.id)
        .map((target) => ({ pair: pairOf(source.unit, target.unit), rank: source.rank + target.rank })),
    );
  }
  if (sources.length === 0 && from.length >= 3 && category.startsWith(from)) return everyPair(units);
  return sources.flatMap(({ unit, rank }) =>
    units
      .filter((other) => other.unit.id !== unit.id)
      .flatMap((other) => [
        { pair: pairOf(unit, other.unit), rank },
        ...(isFromOnly ? [] : [{ pair: pairOf(other.unit, unit), rank: rank + AS_TARGET }]),
      ]),
  );
}

function everyPair(units: readonly SpelledUnit[]): RankedPair[] {
  return units.flatMap(({ unit: from }) =>
    units.filter(({ unit }) => unit.id !== from.id).map(({ unit: to }) => ({ pair: pairOf(from, to), rank: 0 })),
  );
}

/** By rank, then the popular ones first; each pair once, at its best. */
function inOrder(found: RankedPair[]): Pair[] {
  const bestOf = new Map<string, RankedPair>();
  for (const candidate of found) {
    const known = bestOf.get(candidate.pair.slug);
    if (!known || candidate.rank < known.rank) bestOf.set(candidate.pair.slug, candidate);
  }
  return [...bestOf.values()]
    .sort((a, b) => a.rank - b.rank || popularity(a.pair) - popularity(b.pair))
    .map(({ pair }) => pair);
}

const UNLISTED = 1000;

function popularity({ from, slug }: Pair): number {
  const place = (popularConversions[from.category] ?? []).indexOf(slug);
  return place === -1 ? UNLISTED : place;
}
