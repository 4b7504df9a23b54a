import type { CategoryUnits, UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { queryOptions } from '@site/shell-contract';

/** A chunk a category, so that a page carries its own units only. */
const loaders: Readonly<Record<string, () => Promise<CategoryUnits>>> = {
  length: async () => (await import('@site/catalogue/units/length')).length,
  weight: async () => (await import('@site/catalogue/units/weight')).weight,
  temperature: async () => (await import('@site/catalogue/units/temperature')).temperature,
  area: async () => (await import('@site/catalogue/units/area')).area,
  volume: async () => (await import('@site/catalogue/units/volume')).volume,
  speed: async () => (await import('@site/catalogue/units/speed')).speed,
  pressure: async () => (await import('@site/catalogue/units/pressure')).pressure,
  energy: async () => (await import('@site/catalogue/units/energy')).energy,
  time: async () => (await import('@site/catalogue/units/time')).time,
  data: async () => (await import('@site/catalogue/units/data')).data,
  force: async () => (await import('@site/catalogue/units/force')).force,
};

export function isKnownCategory(category: string): boolean {
  return Object.hasOwn(loaders, category);
}

/** A category's units with their exact definitions; an empty list for an unknown category. */
export function unitDefinitionsQuery(category: string) {
  return queryOptions({
    queryKey: ['unit-definitions', category],
    queryFn: async (): Promise<readonly UnitDefinition[]> => (isKnownCategory(category) ? (await loaders[category]!()).units : []),
  });
}
