import type { UnitDefinition } from './unit-definition.ts';
import { normaliseSpelling, unitSpellings } from './unit-spellings.ts';

/** Finds a unit by ID, or the first with that spelling. */
export function findUnit(text: string, units: readonly UnitDefinition[]): UnitDefinition | undefined {
  const spelling = normaliseSpelling(text);
  return units.find(({ id }) => id === text) ?? units.find((unit) => unitSpellings(unit).includes(spelling));
}
