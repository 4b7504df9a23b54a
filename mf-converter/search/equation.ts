import type { Pair } from '../pairs/pair.ts';

/** A result in symbols. Serializable, because a page includes it in its data. */
export interface Equation {
  /** For prose: `5 ft 3 in = 160.02 cm`. */
  text: string;
  /** As typed: `5 ft 3 in`. */
  quantity: string;
  /** `160.02`, or a mixed result: `5 ft 6 15/16 in`. */
  number: string;
  /** `cm`. Empty for a mixed result. */
  symbol: string;
  isExact: boolean;
  formula: string;
  pair: Pair;
  /** Exact, in the pair's first unit: `5.25`, or a fraction. */
  value: string;
}
