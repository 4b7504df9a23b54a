import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { normalizeSpelling, unitSpellings } from '@site/catalog/engine/unit-spellings';

/** Match quality; lower is better. */
export const MATCH = { whole: 0, beginning: 1, word: 2, part: 3, slip: 4, none: Infinity } as const;

export interface RankedUnit {
  unit: UnitDefinition;
  rank: number;
}

/** The best match is first. Empty text matches all units. */
export function findUnitsToPick(text: string, units: readonly UnitDefinition[]): readonly UnitDefinition[] {
  const typed = normalizeSpelling(text);
  if (typed === '') return units;
  // The list is short, so the position within a spelling doesn't matter.
  const computeRank = (spelling: string) =>
    spelling.includes(typed) ? Math.min(computeDirectRank(typed, spelling), MATCH.word) : MATCH.none;
  return rankUnits(units, computeRank)
    .sort((a, b) => a.rank - b.rank)
    .map(({ unit }) => unit);
}

export function rankUnits(units: readonly UnitDefinition[], computeRank: (spelling: string) => number): RankedUnit[] {
  return units
    .map((unit) => ({ unit, rank: Math.min(...unitSpellings(unit).map(computeRank)) }))
    .filter(({ rank }) => rank < MATCH.none);
}

export function computeDirectRank(typed: string, spelling: string): number {
  if (spelling === typed) return MATCH.whole;
  if (spelling.startsWith(typed)) return MATCH.beginning;
  if (spelling.includes(`-${typed}`)) return MATCH.word;
  return spelling.includes(typed) ? MATCH.part : MATCH.none;
}
