import type { UnitDefinition } from '../../engine/unit-definition.ts';

/**
 * False if letter case or a degree sign rules out the unit. For example, mPa is not MPa, Nm is newton meters and not
 * nm, Mg is not mg, and °C is not cups.
 */
export function isInLetters({ symbol, category }: UnitDefinition, typed: string): boolean {
  if (typed.startsWith('°')) return category === 'temperature' || category === 'angle';
  if (/^Nms?$/.test(typed)) return category === 'torque';
  return !(/^m[A-Z]/.test(typed) && symbol.startsWith('M')) && !/^(?:M[gmtLs]|mB|(?:T|[KMGT]i)b)$/.test(typed);
}
