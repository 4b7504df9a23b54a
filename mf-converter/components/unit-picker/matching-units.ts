import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { normaliseSpelling, unitSpellings } from '@site/catalogue/engine/unit-spellings';

/** Units that a typed beginning may mean: those that it spells out, those that it begins, those that hold it. */
export function matchingUnits(text: string, units: readonly UnitDefinition[]): readonly UnitDefinition[] {
  const typed = normaliseSpelling(text);
  if (typed === '') return units;
  return units
    .map((unit) => ({ unit, rank: rankOf(typed, unitSpellings(unit)) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ unit }) => unit);
}

const NO_MATCH = 3;

function rankOf(typed: string, spellings: readonly string[]): number {
  if (spellings.includes(typed)) return 0;
  if (spellings.some((spelling) => spelling.startsWith(typed))) return 1;
  return spellings.some((spelling) => spelling.includes(typed)) ? 2 : NO_MATCH;
}
