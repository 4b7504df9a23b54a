/**
 * Plain JSON for the browser. The value in base units is (value + offset) × numerator / denominator, divided by π if
 * `isOverPi`. If `isReciprocal`, it is numerator / denominator / value.
 */
export interface UnitDefinition {
  id: string;
  category: string;
  name: string;
  /** The lowercase singular, such as "foot". */
  singular: string;
  plural: string;
  symbol: string;
  /** The name in lists of units, such as "Feet (ft)". */
  fullName: string;
  searchedAs?: string;
  slug: string;
  /** Lowercase spellings, such as `ft`. The name, singular, and plural are implied. */
  aliases: readonly string[];
  /** `numerator` and `denominator` are whole numbers. `offset` is a decimal, for temperatures only. */
  toBase: { numerator: string; denominator: string; offset?: string; isOverPi?: true; isReciprocal?: true };
  /** The denominator of the finest common fraction, such as 16 for inches. Other units use tenths. */
  finestFraction?: number;
  /** The value is in minutes, and 5.5 is also shown and read as 5:30. */
  isClock?: true;
}

export interface CategoryUnits {
  category: string;
  base: string;
  units: readonly UnitDefinition[];
}
