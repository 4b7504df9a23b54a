import { editDistance } from '@site/catalog/engine/edit-distance';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { normalizeSpelling } from '@site/catalog/engine/unit-spellings';
import { computeDirectRank, MATCH, rankUnits } from '../format/units-by-name.ts';
import type { RankedUnit } from '../format/units-by-name.ts';

/** Shorter text is part of too many unit names. */
const MIN_PART_LENGTH = 3;

/** Tolerates typos only if nothing matches exactly. */
export function findUnits(words: string, units: readonly UnitDefinition[]): RankedUnit[] {
  const typed = normalizeSpelling(words);
  if (typed === '') return [];
  const worst = typed.length < MIN_PART_LENGTH ? MATCH.word : MATCH.part;
  const straight = rankUnits(units, (spelling) => computeDirectRank(typed, spelling)).filter(
    ({ rank }) => rank <= worst,
  );
  return straight.length > 0 ? straight : rankUnits(units, (spelling) => computeTypoRank(typed, spelling));
}

function countAllowedTypos(length: number): number {
  if (length >= 7) return 2;
  return length >= 4 ? 1 : 0;
}

function computeTypoRank(typed: string, spelling: string): number {
  const slips = countAllowedTypos(typed.length);
  if (slips === 0 || spelling.length < MIN_PART_LENGTH) return MATCH.none;
  const distance = editDistance(typed, spelling, slips);
  if (distance <= slips) return MATCH.slip + distance;
  // A prefix with a typo: `kilomt` for `kilometers`.
  const beginning = typed.length >= 5 ? editDistance(typed, spelling.slice(0, typed.length), 1) : MATCH.none;
  return beginning <= 1 ? MATCH.slip + 2 : MATCH.none;
}
