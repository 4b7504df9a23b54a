import type { UnitDefinition } from './unit-definition.ts';

/**
 * Returns the same text for `Sq Ft` and `sq-ft`, `Gallons, US (gal)` and `gallons-us-gal`, `µm` and `um`, `m²` and
 * `m2`, and `°C` and `c`.
 */
export function normalizeSpelling(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replace(/[µμ]/g, 'u')
    .replace(/[°º]/g, '')
    .replace(/[\s_./·,()]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** British -re and -gramme forms are derived from the American ones. */
export function unitSpellings(unit: UnitDefinition): readonly string[] {
  const words = spellings.get(unit) ?? spell(unit);
  spellings.set(unit, words);
  return words;
}

const spellings = new WeakMap<UnitDefinition, readonly string[]>();

function spell(unit: UnitDefinition): readonly string[] {
  const written = [
    unit.slug,
    unit.id,
    unit.symbol,
    unit.singular,
    unit.plural,
    unit.name,
    unit.fullName,
    ...unit.aliases,
  ];
  const american = written.map(normalizeSpelling);
  const british = american.map((word) => word.replace(/(met|lit)er/g, '$1re').replace(/gram(s?)$/, 'gramme$1'));
  // A sign alone, such as ° or ″, normalizes to an empty string.
  return [...new Set([...american, ...british])].filter((word) => word !== '');
}
