import type { UnitDefinition } from './unit-definition.ts';
import { normalizeSpelling, unitSpellings } from './unit-spellings.ts';

/** Finds a unit by ID, or the first with that spelling. */
export function findUnit(text: string, units: readonly UnitDefinition[]): UnitDefinition | undefined {
  const spelling = normalizeSpelling(text);
  return units.find(({ id }) => id === text) ?? units.find((unit) => unitSpellings(unit).includes(spelling));
}
