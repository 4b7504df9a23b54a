import { titleCase } from './capitalize.ts';
import type { CategoryUnits, UnitDefinition } from './engine/unit-definition.ts';

/** A unit without its ID and without what follows from its other fields. */
export interface UnitSource {
  /** It is lowercase, such as "foot". */
  singular: string;
  /** If it is not the singular with an s: "miles per hour", "tons of refrigeration". */
  plural?: string;
  /** If it is not the plural in title case, without "US". */
  name?: string;
  /** If it is not the ID. */
  symbol?: string;
  /** The common search term, if it is not the symbol: `lbs`. */
  searchedAs?: string;
  /** If it is not the name and the symbol, with the country in between: "Gallons, US (gal)". */
  fullName?: string;
  /** The unit in URLs, if it is not the name in lowercase with hyphens. */
  slug?: string;
  /**
   * Other lowercase spellings in input and links, separated by spaces. ID, names, symbol, and British -re and -gramme
   * forms are implied.
   */
  aliases?: string;
  /**
   * A whole number or a fraction in lowest terms: value in base units = (value + offset) × toBase. `offset` is for
   * temperatures only. `isOverPi` divides by π. `isReciprocal`: toBase / value.
   */
  toBase: string;
  offset?: string;
  isOverPi?: true;
  isReciprocal?: true;
  /** The denominator of the finest usual fraction: 16 for inches. */
  finestFraction?: number;
  /** Minutes, also shown and read as 5:30. */
  isClock?: true;
}

/** `units` has the order of the site's lists. */
export function defineUnits<Id extends string>(
  category: string,
  base: NoInfer<Id>,
  units: Readonly<Record<Id, UnitSource>>,
): CategoryUnits {
  return { category, base, units: Object.entries<UnitSource>(units).map(([id, unit]) => define(category, id, unit)) };
}

const COUNTRY = /\b(US|UK) /;

function define(
  category: string,
  id: string,
  {
    singular,
    plural = singular.replace(/(?= (?:per|of) )|$/, 's'),
    symbol = id,
    aliases,
    toBase,
    searchedAs,
    finestFraction,
    isClock,
    ...unit
  }: UnitSource,
): UnitDefinition {
  const [prefix = '', country] = COUNTRY.exec(plural) ?? [];
  const nameAnywhere = titleCase(plural.replace(prefix, ''));
  const {
    name = country === 'UK' ? titleCase(plural) : nameAnywhere,
    fullName = `${country ? `${nameAnywhere}, ${country}` : name} (${symbol})`,
    slug = name.toLowerCase().replaceAll(' ', '-'),
    ...special
  } = unit;
  const [numerator = '', denominator = '1'] = toBase.split('/');
  return {
    id,
    category,
    name,
    singular,
    plural,
    symbol,
    fullName,
    slug,
    aliases: aliases?.split(' ') ?? [],
    toBase: { numerator, denominator, ...special },
    ...(searchedAs && { searchedAs }),
    ...(finestFraction && { finestFraction }),
    ...(isClock && { isClock }),
  };
}
