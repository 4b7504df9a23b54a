import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { normaliseSpelling, unitSpellings } from '@site/catalogue/engine/unit-spellings';
import { editDistance } from './edit-distance.ts';

/** How well words name a unit; lower is better. */
export const MATCH = { whole: 0, beginning: 1, word: 2, part: 3, slip: 4 } as const;

export interface UnitMatch {
  unit: UnitDefinition;
  rank: number;
}

/** A unit with its spellings, worked out once. */
export interface SpelledUnit {
  unit: UnitDefinition;
  spellings: readonly string[];
}

export function spelled(units: readonly UnitDefinition[]): SpelledUnit[] {
  return units.map((unit) => ({ unit, spellings: unitSpellings(unit) }));
}

/** Units that the words may name. Slips of a letter count only where nothing matches without one. */
export function matchUnits(words: string, units: readonly SpelledUnit[]): UnitMatch[] {
  const typed = normaliseSpelling(words);
  if (typed === '') return [];
  const matches = units.map(({ unit, spellings }) => ({ unit, rank: Math.min(...spellings.map((spelling) => rankOf(typed, spelling))) }));
  const straight = matches.filter(({ rank }) => rank < MATCH.slip);
  return straight.length > 0 ? straight : matches.filter(({ rank }) => rank < Infinity);
}

function rankOf(typed: string, spelling: string): number {
  if (spelling === typed) return MATCH.whole;
  if (spelling.startsWith(typed)) return MATCH.beginning;
  if (spelling.includes(`-${typed}`)) return MATCH.word;
  if (typed.length >= 3 && spelling.includes(typed)) return MATCH.part;
  const slips = typed.length >= 7 ? 2 : typed.length >= 4 ? 1 : 0;
  if (slips === 0 || spelling.length < 3) return Infinity;
  const distance = editDistance(typed, spelling, slips);
  if (distance <= slips) return MATCH.slip + distance;
  // Half typed with a slip in it: `kilomt` on the way to `kilometers`.
  const beginning = typed.length >= 5 ? editDistance(typed, spelling.slice(0, typed.length), 1) : Infinity;
  return beginning <= 1 ? MATCH.slip + 2 : Infinity;
}
