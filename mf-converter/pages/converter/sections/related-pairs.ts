import { popularityRank } from '@site/catalogue/popularity';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { pairOf } from '../../../pairs/pair.ts';
import type { Pair } from '../../../pairs/pair.ts';

/** Each list is at most this long, and both together at most `AT_MOST`. */
const EACH = 5;
const AT_MOST = 6;

export interface RelatedPairs {
  sameSource: Pair[];
  sameTarget: Pair[];
}

/** Other pairs from the same unit and to the same unit, the popular ones first. The reverse pair is in neither. */
export function relatedPairs({ from, to }: Pair, units: readonly UnitDefinition[]): RelatedPairs {
  const others = units.filter(({ id }) => id !== from.id && id !== to.id);
  const sources = byPopularity(others.map((other) => pairOf(from, other))).slice(0, EACH);
  const targets = byPopularity(others.map((other) => pairOf(other, to))).slice(0, EACH);
  const fromSource = Math.max(AT_MOST / 2, AT_MOST - targets.length);
  const sameSource = sources.slice(0, fromSource);
  return { sameSource, sameTarget: targets.slice(0, AT_MOST - sameSource.length) };
}

function byPopularity(pairs: Pair[]): Pair[] {
  const rank = ({ from, slug }: Pair) => popularityRank(from.category, slug);
  return pairs.toSorted((a, b) => rank(a) - rank(b));
}
