import type { CategoryAbout } from './category-schema.ts';
import { isKnownCategory } from './known-category.ts';

export async function loadAbout(category: string): Promise<CategoryAbout> {
  if (!isKnownCategory(category)) return {};
  return ((await import(`./categories/${category}/about.ts`)) as { about: CategoryAbout }).about;
}
