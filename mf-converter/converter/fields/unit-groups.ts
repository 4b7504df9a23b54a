import { commonUnits } from '@site/catalogue/common-units';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';

export interface UnitGroup {
  name: string;
  units: readonly UnitDefinition[];
}

/** Other categories have no metric and customary units. */
const WITH_SYSTEMS: ReadonlySet<string> = new Set([
  'length',
  'weight',
  'area',
  'volume',
  'pressure',
  'energy',
  'force',
]);

/** Undefined for a category with few units. */
export function unitGroups(units: readonly UnitDefinition[]): readonly UnitGroup[] | undefined {
  const common = commonUnits[units[0]?.category ?? ''];
  if (!common) return undefined;
  const groupOf = (unit: UnitDefinition) => {
    if (common.includes(unit.id)) return 'Common';
    return WITH_SYSTEMS.has(unit.category) && isPowerOfTen(unit) ? 'Metric' : 'Other';
  };
  return ['Common', 'Metric', 'Other']
    .map((name) => ({ name, units: units.filter((unit) => groupOf(unit) === name) }))
    .filter((group) => group.units.length > 0);
}

function isPowerOfTen({ toBase: { numerator, denominator } }: UnitDefinition): boolean {
  return [numerator, denominator].every((text) => /^10*$/.test(text));
}
