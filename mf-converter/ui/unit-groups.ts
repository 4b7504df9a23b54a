import { commonUnits } from '@site/catalog/common-units';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';

export interface UnitGroup {
  name: string;
  units: readonly UnitDefinition[];
}

/** Metric units that are not powers of ten of the base unit. */
const METRIC: ReadonlySet<string> = new Set(['cup-metric', 'l-h', 'ml-min', 'm3-s']);

const US: ReadonlySet<string> = new Set([
  ...['fur', 'ftm', 'lea', 'short-ton', 'in2', 'yd2'],
  ...['qt', 'pt', 'tbsp', 'tsp', 'yd3', 'in3', 'bu', 'pk'],
  ...['ksi', 'inhg', 'gph-us', 'cfs'],
]);

/** Data units are not metric, although some are powers of ten. */
const WITHOUT_SYSTEMS = 'data';

/** Undefined for a category with few units. */
export function unitGroups(units: readonly UnitDefinition[]): readonly UnitGroup[] | undefined {
  const common = commonUnits[units[0]?.category ?? ''];
  if (!common) return undefined;
  const getGroup = (unit: UnitDefinition) => (common.includes(unit.id) ? 'Common' : getSystem(unit));
  return ['Common', 'Metric', 'US', 'Imperial', 'Other']
    .map((name) => ({ name, units: units.filter((unit) => getGroup(unit) === name) }))
    .filter((group) => group.units.length > 0);
}

function getSystem(unit: UnitDefinition): string {
  if (unit.category === WITHOUT_SYSTEMS) return 'Other';
  if (US.has(unit.id)) return 'US';
  if (unit.id.endsWith('-uk') || unit.id === 'long-ton') return 'Imperial';
  return METRIC.has(unit.id) || isPowerOfTen(unit) ? 'Metric' : 'Other';
}

function isPowerOfTen({ toBase: { numerator, denominator } }: UnitDefinition): boolean {
  return [numerator, denominator].every((text) => /^10*$/.test(text));
}
