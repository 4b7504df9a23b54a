import type { NumberFormat } from '@site/catalogue/engine/number-format';
import type { SearchAnswer } from '@site/shell-contract';

export interface Suggestion {
  label: string;
  /** Site path. */
  to: string;
}

/** What a visitor's text asks for. Plain data, so that a page can carry it to the browser. */
export interface Found {
  /** Undefined where there is nothing to say beside the suggestions. */
  answer?: SearchAnswer | undefined;
  /** The likeliest first; where there is a result, its own page with the value. */
  suggestions: readonly Suggestion[];
}

const SEARCH_MINIMUM = 2;

/** A search begins with two characters. */
export function isSearchable(text: string): boolean {
  return text.trim().length >= SEARCH_MINIMUM;
}

/** Under a box. */
export const MOST_SUGGESTIONS = 5;

/**
 * The answer to what a visitor has typed, and converters for it: more than a box shows. @param format of its numbers;
 * an address has 1,234.5 unless it says otherwise
 */
export async function find(text: string, format?: NumberFormat): Promise<Found> {
  if (!isSearchable(text)) return { suggestions: [] };
  // The grammar and every unit of the site: loaded when somebody searches.
  const { findInAll } = await import('./find-in-all.ts');
  return findInAll(text, format);
}
