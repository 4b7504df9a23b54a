import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { Pair } from '../pairs/pair.ts';

/** Units as a document carries them: without where their definitions come from, which the server's sections alone show. */
export function carriedUnits(units: readonly UnitDefinition[]): UnitDefinition[] {
  return units.map(carriedUnit);
}

export function carriedPair({ from, to, slug }: Pair): Pair {
  return { from: carriedUnit(from), to: carriedUnit(to), slug };
}

function carriedUnit({ authority, ...unit }: UnitDefinition): UnitDefinition {
  return unit;
}
