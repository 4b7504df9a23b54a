import type { ApiClient, Category } from '@site/api-contract';
import { type WithFallback, withFallback } from './with-fallback.ts';

/** All categories, in the site's order. */
export function loadCategories(api: ApiClient): Promise<WithFallback<Category[]>> {
  return withFallback(
    () => api.categories(),
    async () => [...(await import('@site/catalogue/categories')).categories],
  );
}

/** The category's name; while the list is on its way, what its address says. */
export function categoryName(slug: string, categories: readonly Category[] | undefined): string {
  return categories?.find((category) => category.slug === slug)?.name ?? slug.charAt(0).toUpperCase() + slug.slice(1);
}
