import type { ApiClient, Category } from '@site/api-contract';
import { type WithFallback, withFallback } from './with-fallback.ts';

export function loadCategories(api: ApiClient): Promise<WithFallback<Category[]>> {
  return withFallback(
    () => api.categories(),
    async () => [...(await import('@site/catalog/categories')).categories],
  );
}
