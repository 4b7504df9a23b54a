/**
 * A unit with its exact definition. Plain JSON, so that a page can carry its own units from the server to the browser.
 * value in base unit = (value + offset) × numerator / denominator, and that divided by π where `isOverPi`.
 * Where `isReciprocal`, value in base unit = numerator / denominator / value.
 */
export interface UnitDefinition {
  /** As the specification writes it: `ft`, `m2`, `gal-uk`. */
  id: string;
  category: string;
  /** Plural, title case: "Feet". What headings, links and breadcrumbs show. */
  name: string;
  /** Lower case, for prose: "foot". */
  singular: string;
  /** Lower case, for prose: "feet". */
  plural: string;
  symbol: string;
  /** For pickers: "Feet (ft)". */
  fullName: string;
  /** What people type where they want it, where that is not the symbol: `lbs`. */
  searchedAs?: string;
  /** The unit's word in a canonical slug: `feet`. */
  slug: string;
  /** Other spellings that people type or link: `ft`, `foot`. Lower case; the first three fields need not be repeated. */
  aliases: readonly string[];
  /** Exact; whole numbers as decimal strings. `offset` is a decimal string, for temperatures only. */
  toBase: { numerator: string; denominator: string; offset?: string; isOverPi?: true; isReciprocal?: true };
  /** Where the definition comes from. The catalogue always says so; what a page carries to the browser need not. */
  authority?: string;
  /** Where people say it in fractions, the denominator of the finest: 16 for inches. Others have tenths. */
  finestFraction?: number;
}

/** All units of one category. `base` is the id of the unit that conversions go through. */
export interface CategoryUnits {
  category: string;
  base: string;
  units: readonly UnitDefinition[];
}
