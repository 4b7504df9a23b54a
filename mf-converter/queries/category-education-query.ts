import type { CategoryEducation } from '@site/catalogue/about/education/category-education';
import { queryOptions } from '@site/shell-contract';

const loaders: Readonly<Record<string, () => Promise<CategoryEducation>>> = {
  length: async () => (await import('@site/catalogue/about/education/length')).length,
  weight: async () => (await import('@site/catalogue/about/education/weight')).weight,
  temperature: async () => (await import('@site/catalogue/about/education/temperature')).temperature,
  area: async () => (await import('@site/catalogue/about/education/area')).area,
  volume: async () => (await import('@site/catalogue/about/education/volume')).volume,
  speed: async () => (await import('@site/catalogue/about/education/speed')).speed,
  pressure: async () => (await import('@site/catalogue/about/education/pressure')).pressure,
  energy: async () => (await import('@site/catalogue/about/education/energy')).energy,
  time: async () => (await import('@site/catalogue/about/education/time')).time,
  data: async () => (await import('@site/catalogue/about/education/data')).data,
  force: async () => (await import('@site/catalogue/about/education/force')).force,
};

/** A chunk a category: on a first view the text comes as HTML, and the data stays on the server. */
export function categoryEducationQuery(category: string) {
  return queryOptions({
    queryKey: ['category-education', category],
    queryFn: async () => (await loaders[category]?.()) ?? null,
    meta: { serverOnly: true },
  });
}
