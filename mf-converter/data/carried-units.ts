import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { Pair } from '../pairs/pair.ts';

/** Drops `authority` from page data. Only sections rendered on the server show it. */
export function toPageUnits(units: readonly UnitDefinition[]): UnitDefinition[] {
  return units.map(toPageUnit);
}

export function toPagePair({ from, to, slug }: Pair): Pair {
  return { from: toPageUnit(from), to: toPageUnit(to), slug };
}

function toPageUnit({ authority, ...unit }: UnitDefinition): UnitDefinition {
  return unit;
}
