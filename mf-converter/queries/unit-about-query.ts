import type { CategoryAbout } from '@site/catalogue/about/unit-about';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { queryOptions } from '@site/shell-contract';

const loaders: Readonly<Record<string, () => Promise<CategoryAbout>>> = {
  length: async () => (await import('@site/catalogue/about/length')).length,
  weight: async () => (await import('@site/catalogue/about/weight')).weight,
  temperature: async () => (await import('@site/catalogue/about/temperature')).temperature,
  area: async () => (await import('@site/catalogue/about/area')).area,
  volume: async () => (await import('@site/catalogue/about/volume')).volume,
  speed: async () => (await import('@site/catalogue/about/speed')).speed,
  pressure: async () => (await import('@site/catalogue/about/pressure')).pressure,
  energy: async () => (await import('@site/catalogue/about/energy')).energy,
  time: async () => (await import('@site/catalogue/about/time')).time,
  data: async () => (await import('@site/catalogue/about/data')).data,
  force: async () => (await import('@site/catalogue/about/force')).force,
};

/** What the site tells about a unit; a page keeps that of its two units only. */
export function unitAboutQuery({ category, id }: UnitDefinition) {
  return queryOptions({
    queryKey: ['unit-about', category, id],
    queryFn: async () => (await loaders[category]?.())?.[id] ?? null,
    meta: { serverOnly: true },
  });
}
