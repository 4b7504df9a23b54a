/**
 * Plain JSON for the browser. Value in base units = (value + offset) × numerator / denominator, divided by π if
 * `isOverPi`. If `isReciprocal`: numerator / denominator / value.
 */
export interface UnitDefinition {
  id: string;
  category: string;
  name: string;
  /** It is lowercase, such as "foot". */
  singular: string;
  /** It is lowercase, such as "feet". */
  plural: string;
  symbol: string;
  /** Lists of units show it, such as "Feet (ft)". */
  fullName: string;
  /** The common search term, if it is not the symbol: `lbs`. */
  searchedAs?: string;
  slug: string;
  /** Lowercase: `ft`, `foot`. Name, singular, and plural are implied. */
  aliases: readonly string[];
  /** Exact whole numbers as decimal strings. `offset` is a decimal string, for temperatures only. */
  toBase: { numerator: string; denominator: string; offset?: string; isOverPi?: true; isReciprocal?: true };
  /** The denominator of the finest usual fraction: 16 for inches. Other units use tenths. */
  finestFraction?: number;
  /** The value is in minutes, and 5.5 is also shown and read as 5:30. */
  isClock?: true;
}

export interface CategoryUnits {
  category: string;
  base: string;
  units: readonly UnitDefinition[];
}
