import { queryOptions } from '@site/shell-contract';
import type { CategoryText } from '../texts/category-text.ts';

const loaders: Readonly<Record<string, () => Promise<{ text: CategoryText }>>> = {
  length: () => import('../texts/length.ts'),
  weight: () => import('../texts/weight.ts'),
  temperature: () => import('../texts/temperature.ts'),
  area: () => import('../texts/area.ts'),
  volume: () => import('../texts/volume.ts'),
  speed: () => import('../texts/speed.ts'),
  pressure: () => import('../texts/pressure.ts'),
  energy: () => import('../texts/energy.ts'),
  time: () => import('../texts/time.ts'),
  data: () => import('../texts/data.ts'),
  force: () => import('../texts/force.ts'),
};

/** A chunk a category: on a first view the text comes with the HTML. */
export function categoryTextQuery(category: string) {
  return queryOptions({
    queryKey: ['category-text', category],
    queryFn: async (): Promise<CategoryText | null> => (await loaders[category]?.())?.text ?? null,
  });
}
