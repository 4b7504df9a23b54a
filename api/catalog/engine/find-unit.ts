import type { UnitDefinition } from './unit-definition.ts';
import { normalizeSpelling, unitSpellings } from './unit-spellings.ts';

export function findUnit(text: string, units: readonly UnitDefinition[]): UnitDefinition | undefined {
  const spelling = normalizeSpelling(text);
  return units.find(({ id }) => id === text) ?? units.find((unit) => unitSpellings(unit).includes(spelling));
}
