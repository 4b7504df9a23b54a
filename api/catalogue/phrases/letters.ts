import type { UnitDefinition } from '../engine/unit-definition.ts';

/** mPa are no MPa, Nm no nm, Mg no mg, ML no ml, Mt no metric tons, Tb no TB, Ms no ms, and what has a degree sign is no cup. */
export function isInLetters({ symbol, category }: UnitDefinition, typed: string): boolean {
  if (typed.startsWith('°')) return category === 'temperature' || category === 'angle';
  return !(/^m[A-Z]/.test(typed) && symbol.startsWith('M')) && !/^(?:Nms?|M[gmtLs]|mB|(?:T|[KMGT]i)b)$/.test(typed);
}
