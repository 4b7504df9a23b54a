import type { NumberFormat } from '@site/catalogue/engine/number-format';
import type { SearchAnswer } from '@site/shell-contract';
import { isSearchable } from '@site/shell-contract/search';
import type { Equation } from './equation.ts';

export interface Suggestion {
  label: string;
  to: string;
}

/** Serializable, because pages include it in their data. */
export interface Found {
  /** Undefined if there are only suggestions. */
  answer?: SearchAnswer | undefined;
  /** Undefined if the result repeats the question’s unit. */
  equation?: Equation | undefined;
  /** Best first. A result's own page, with its value, is first. */
  suggestions: readonly Suggestion[];
}

/** `format` applies to numbers in `text`; the default is 1,234.5. */
export async function find(text: string, format?: NumberFormat): Promise<Found> {
  if (!isSearchable(text)) return { suggestions: [] };
  // The grammar and all units load on the first search.
  const { findInAll } = await import('./find-in-all.ts');
  return findInAll(text, format);
}
