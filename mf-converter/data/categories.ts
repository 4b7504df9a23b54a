import type { ApiClient, Category } from '@site/api-contract';
import { type Answer, answerOrBuiltIn, expectList } from './answer-or-built-in.ts';

/** All categories, in the site's order. */
export function loadCategories(api: ApiClient): Promise<Answer<Category[]>> {
  return answerOrBuiltIn(
    async () => expectList(await api.categories(), 'slug', 'name', 'description', 'icon'),
    async () => [...(await import('@site/catalogue/categories')).categories],
  );
}
