import { titleCase } from './capitalize.ts';
import type { CategoryUnits, UnitDefinition } from './engine/unit-definition.ts';

/** A unit without its ID and derived fields. */
export interface UnitSource {
  singular: string;
  /** Needed only if it is not the singular plus an s, as in "miles per hour". */
  plural?: string;
  /** Needed only if it is not the plural in title case without "US". */
  name?: string;
  /** Needed only if it is not the ID. */
  symbol?: string;
  /** The common search term if it is not the symbol, such as `lbs`. */
  searchedAs?: string;
  /** Needed only if it is not the name, country, and symbol, as in "Gallons, US (gal)". */
  fullName?: string;
  /** The unit's part of URLs if it is not the hyphenated lowercase name. */
  slug?: string;
  /**
   * Other lowercase spellings in input and URLs, separated by spaces. The ID, names, symbol, and British -re and
   * -gramme forms are implied.
   */
  aliases?: string;
  /**
   * A whole number or a fraction in lowest terms. The value in base units is (value + offset) × toBase, divided by π if
   * `isOverPi`. If `isReciprocal`, it is toBase / value. Only temperatures have an offset.
   */
  toBase: string;
  offset?: string;
  isOverPi?: true;
  isReciprocal?: true;
  finestFraction?: number;
  isClock?: true;
}

/** `units` is in the order of the site's lists. */
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
