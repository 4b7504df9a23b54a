import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { Pair } from '../pairs/pair.ts';

/** Drops `authority` from page data. Only sections rendered on the server show it. */
export function carriedUnits(units: readonly UnitDefinition[]): UnitDefinition[] {
  return units.map(carriedUnit);
}

export function carriedPair({ from, to, slug }: Pair): Pair {
  return { from: carriedUnit(from), to: carriedUnit(to), slug };
}

function carriedUnit({ authority, ...unit }: UnitDefinition): UnitDefinition {
  return unit;
}
