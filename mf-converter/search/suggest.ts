import { pairLabel, pairPath } from '../pairs/pair.ts';

export interface Suggestion {
  label: string;
  /** Site path. */
  to: string;
}

const SEARCH_MINIMUM = 2;

/** A search begins with two characters. */
export function isSearchable(text: string): boolean {
  return text.trim().length >= SEARCH_MINIMUM;
}

export const MOST_SUGGESTIONS = 5;

/** Converters for what a visitor has typed, the likeliest first; at most five unless said otherwise. */
export async function suggest(text: string, most = MOST_SUGGESTIONS): Promise<Suggestion[]> {
  if (!isSearchable(text)) return [];
  // Every unit of the site: loaded when somebody searches.
  const [{ allCategoryUnits }, { findPairs }] = await Promise.all([import('@site/catalogue/units/all-units'), import('./find-pairs.ts')]);
  return findPairs(text.slice(0, LONGEST), allCategoryUnits).slice(0, most).map((pair) => ({ label: pairLabel(pair), to: pairPath(pair) }));
}

/** Characters of a query that are looked at: nobody's query is longer, and matching stays cheap. */
const LONGEST = 80;
