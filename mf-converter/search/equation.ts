import type { ImageScales } from '@site/shell-contract';
import type { Pair } from '../pairs/pair.ts';

/** Serializable, because a page includes it in its data. */
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
  /** In the pair's first unit: `5.25`, or a fraction. */
  value: string;
}
