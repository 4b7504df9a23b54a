import type { CategoryEducation } from './about/education/category-education.ts';
import type { CategoryAbout } from './about/unit-about.ts';
import type { CategoryUnits, UnitDefinition } from './engine/unit-definition.ts';

type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;

const units: Loaders<CategoryUnits> = {
  length: async () => (await import('./units/length.ts')).length,
  weight: async () => (await import('./units/weight.ts')).weight,
  temperature: async () => (await import('./units/temperature.ts')).temperature,
  area: async () => (await import('./units/area.ts')).area,
  volume: async () => (await import('./units/volume.ts')).volume,
  speed: async () => (await import('./units/speed.ts')).speed,
  pressure: async () => (await import('./units/pressure.ts')).pressure,
  energy: async () => (await import('./units/energy.ts')).energy,
  time: async () => (await import('./units/time.ts')).time,
  data: async () => (await import('./units/data.ts')).data,
  force: async () => (await import('./units/force.ts')).force,
};

const about: Loaders<CategoryAbout> = {
  length: async () => (await import('./about/length.ts')).length,
  weight: async () => (await import('./about/weight.ts')).weight,
  temperature: async () => (await import('./about/temperature.ts')).temperature,
  area: async () => (await import('./about/area.ts')).area,
  volume: async () => (await import('./about/volume.ts')).volume,
  speed: async () => (await import('./about/speed.ts')).speed,
  pressure: async () => (await import('./about/pressure.ts')).pressure,
  energy: async () => (await import('./about/energy.ts')).energy,
  time: async () => (await import('./about/time.ts')).time,
  data: async () => (await import('./about/data.ts')).data,
  force: async () => (await import('./about/force.ts')).force,
};

const education: Loaders<CategoryEducation> = {
  length: async () => (await import('./about/education/length.ts')).length,
  weight: async () => (await import('./about/education/weight.ts')).weight,
  temperature: async () => (await import('./about/education/temperature.ts')).temperature,
  area: async () => (await import('./about/education/area.ts')).area,
  volume: async () => (await import('./about/education/volume.ts')).volume,
  speed: async () => (await import('./about/education/speed.ts')).speed,
  pressure: async () => (await import('./about/education/pressure.ts')).pressure,
  energy: async () => (await import('./about/education/energy.ts')).energy,
  time: async () => (await import('./about/education/time.ts')).time,
  data: async () => (await import('./about/education/data.ts')).data,
  force: async () => (await import('./about/education/force.ts')).force,
};

/** True for the slug of a category that the site has. */
export function isKnownCategory(category: string): boolean {
  return Object.hasOwn(units, category);
}

/** A category's units with their exact definitions; none for an unknown category. A chunk a category: a page carries its own units only. */
export async function loadUnits(category: string): Promise<readonly UnitDefinition[]> {
  return isKnownCategory(category) ? (await units[category]!()).units : [];
}

/** What the site tells about a category's units, by unit id; nothing for an unknown category. */
export async function loadAbout(category: string): Promise<CategoryAbout> {
  return isKnownCategory(category) ? about[category]!() : {};
}

/** The article of a category's page; `undefined` for an unknown category. */
export async function loadEducation(category: string): Promise<CategoryEducation | undefined> {
  return isKnownCategory(category) ? education[category]!() : undefined;
}
