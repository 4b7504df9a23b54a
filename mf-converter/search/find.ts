import type { NumberFormat } from '@site/catalog/engine/number-format';
import type { ImageScales, SearchAnswer } from '@site/shell-contract';
import { isSearchable } from '@site/shell-contract/search';
import type { Pair } from '../pairs/pair.ts';

export interface Suggestion {
  label: string;
  to: string;
}

/** Serializable, because pages include it in their data. */
export interface Found {
  /** Undefined if there are only suggestions. */
  answer?: SearchAnswer | undefined;
  /** Undefined if there is no result. */
  equation?: Equation | undefined;
  /** The best suggestion is first. For a result, it opens the page that shows the value. */
  suggestions: readonly Suggestion[];
}

export interface Equation {
  /** For prose: `5 ft 3 in = 160.02 cm`, `3 US cups of all-purpose flour ≈ 360 grams`. */
  text: string;
  /** As typed: `5 ft 3 in`. */
  quantity: string;
  /** `160.02`, or a mixed result: `5 ft 6 15/16 in`. */
  number: string;
  /** `cm`, or a name: `grams`. Empty for a mixed result. */
  symbol: string;
  isExact: boolean;
  /** The slug of the preview image’s category. */
  category: string;
  formula?: string;
  /** Undefined if the result depends on more than one quantity. */
  scale?: AnswerScale;
  imageScales?: ImageScales;
}

export interface AnswerScale {
  pair: Pair;
  /** The value in the pair's first unit: `5.25`, or a fraction. */
  value: string;
}

/** `format` applies to numbers in `text`; the default is 1,234.5. */
export async function find(text: string, format?: NumberFormat): Promise<Found> {
  if (!isSearchable(text)) return { suggestions: [] };
  // The grammar and all units load on the first search.
  const { findInAll } = await import('./find-in-all.ts');
  return findInAll(text, format);
}
