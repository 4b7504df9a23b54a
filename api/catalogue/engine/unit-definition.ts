/**
 * A unit with its exact definition. Plain JSON, so that a page can send its units from the server to the browser. Value
 * in base units = (value + offset) × numerator / denominator, divided by π if `isOverPi`. If `isReciprocal`, value in
 * base units = numerator / denominator / value.
 */
export interface UnitDefinition {
  /** From the product specification: `ft`, `m2`, `gal-uk`. */
  id: string;
  category: string;
  /** Plural, title case: "Feet". Shown in headings, links, and breadcrumbs. */
  name: string;
  /** Lowercase: "foot". */
  singular: string;
  /** Lowercase: "feet". */
  plural: string;
  symbol: string;
  /** For pickers: "Feet (ft)". */
  fullName: string;
  /** The common search term, if it is not the symbol: `lbs`. */
  searchedAs?: string;
  /** The unit in a canonical slug: `feet`. */
  slug: string;
  /** Other spellings in input and links: `ft`, `foot`. Lowercase; the first three fields need not be repeated. */
  aliases: readonly string[];
  /** Exact whole numbers as decimal strings. `offset` is a decimal string, for temperatures only. */
  toBase: { numerator: string; denominator: string; offset?: string; isOverPi?: true; isReciprocal?: true };
  /** The source of the definition. Always present in the catalogue; pages may omit it. */
  authority?: string;
  /** The denominator of the finest usual fraction: 16 for inches. Other units use tenths. */
  finestFraction?: number;
}

/** `base` is the ID of the unit that conversions go through. */
export interface CategoryUnits {
  category: string;
  base: string;
  units: readonly UnitDefinition[];
}
