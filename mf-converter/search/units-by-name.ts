import { editDistance } from '@site/catalogue/engine/edit-distance';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { normaliseSpelling, unitSpellings } from '@site/catalogue/engine/unit-spellings';

/** How well a text names a unit; lower is better. */
const MATCH = { whole: 0, beginning: 1, word: 2, part: 3, slip: 4, none: Infinity } as const;

export interface RankedUnit {
  unit: UnitDefinition;
  rank: number;
}

/** Units that a text typed into a picker may mean: those that it spells out, those that it begins, those that hold it. All of them before anything is typed. */
export function unitsToPick(text: string, units: readonly UnitDefinition[]): readonly UnitDefinition[] {
  const typed = normaliseSpelling(text);
  if (typed === '') return units;
  // Among so few units, where a spelling holds the text does not matter.
  const rankOf = (spelling: string) => (spelling.includes(typed) ? Math.min(straightRank(typed, spelling), MATCH.word) : MATCH.none);
  return ranked(units, rankOf).toSorted((a, b) => a.rank - b.rank).map(({ unit }) => unit);
}

/** Fewer letters than these are part of too many of the site's units. */
const LEAST_PART = 3;

/** Units that the words of a search may name. Slips of a letter count only where nothing matches without one. */
export function unitsToFind(words: string, units: readonly UnitDefinition[]): RankedUnit[] {
  const typed = normaliseSpelling(words);
  if (typed === '') return [];
  const worst = typed.length < LEAST_PART ? MATCH.word : MATCH.part;
  const straight = ranked(units, (spelling) => straightRank(typed, spelling)).filter(({ rank }) => rank <= worst);
  return straight.length > 0 ? straight : ranked(units, (spelling) => slipRank(typed, spelling));
}

/** Each unit at the best of its spellings, without those that match in none. */
function ranked(units: readonly UnitDefinition[], rankOf: (spelling: string) => number): RankedUnit[] {
  return units
    .map((unit) => ({ unit, rank: Math.min(...unitSpellings(unit).map(rankOf)) }))
    .filter(({ rank }) => rank < MATCH.none);
}

function straightRank(typed: string, spelling: string): number {
  if (spelling === typed) return MATCH.whole;
  if (spelling.startsWith(typed)) return MATCH.beginning;
  if (spelling.includes(`-${typed}`)) return MATCH.word;
  return spelling.includes(typed) ? MATCH.part : MATCH.none;
}

function slipRank(typed: string, spelling: string): number {
  const slips = typed.length >= 7 ? 2 : typed.length >= 4 ? 1 : 0;
  if (slips === 0 || spelling.length < LEAST_PART) return MATCH.none;
  const distance = editDistance(typed, spelling, slips);
  if (distance <= slips) return MATCH.slip + distance;
  // Half typed with a slip in it: `kilomt` on the way to `kilometers`.
  const beginning = typed.length >= 5 ? editDistance(typed, spelling.slice(0, typed.length), 1) : MATCH.none;
  return beginning <= 1 ? MATCH.slip + 2 : MATCH.none;
}
