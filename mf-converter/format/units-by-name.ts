import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { normalizeSpelling, unitSpellings } from '@site/catalogue/engine/unit-spellings';

/** How well a text names a unit; lower is better. */
export const MATCH = { whole: 0, beginning: 1, word: 2, part: 3, slip: 4, none: Infinity } as const;

export interface RankedUnit {
  unit: UnitDefinition;
  rank: number;
}

/** Units that a text typed into a picker may mean: those that it spells out, those that it begins, those that hold it. All of them before anything is typed. */
export function unitsToPick(text: string, units: readonly UnitDefinition[]): readonly UnitDefinition[] {
  const typed = normalizeSpelling(text);
  if (typed === '') return units;
  // Among so few units, where a spelling holds the text does not matter.
  const rankOf = (spelling: string) =>
    spelling.includes(typed) ? Math.min(straightRank(typed, spelling), MATCH.word) : MATCH.none;
  return ranked(units, rankOf)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ unit }) => unit);
}

/** Each unit at the best of its spellings, without those that match in none. */
export function ranked(units: readonly UnitDefinition[], rankOf: (spelling: string) => number): RankedUnit[] {
  return units
    .map((unit) => ({ unit, rank: Math.min(...unitSpellings(unit).map(rankOf)) }))
    .filter(({ rank }) => rank < MATCH.none);
}

export function straightRank(typed: string, spelling: string): number {
  if (spelling === typed) return MATCH.whole;
  if (spelling.startsWith(typed)) return MATCH.beginning;
  if (spelling.includes(`-${typed}`)) return MATCH.word;
  return spelling.includes(typed) ? MATCH.part : MATCH.none;
}
