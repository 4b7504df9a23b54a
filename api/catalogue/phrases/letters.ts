import type { UnitDefinition } from '../engine/unit-definition.ts';

/**
 * Returns false if case or a degree sign rules out the unit: mPa is not MPa, Nm not nm, Mg not mg, ML not ml, Mt not
 * metric tons, Tb not TB, Ms not ms, °C not cups.
 */
export function isInLetters({ symbol, category }: UnitDefinition, typed: string): boolean {
  if (typed.startsWith('°')) return category === 'temperature' || category === 'angle';
  return !(/^m[A-Z]/.test(typed) && symbol.startsWith('M')) && !/^(?:Nms?|M[gmtLs]|mB|(?:T|[KMGT]i)b)$/.test(typed);
}
