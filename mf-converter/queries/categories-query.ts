import { queryOptions } from '@site/shell-contract';
import type { RouteContext } from '@site/shell-contract';
import { answerOrBuiltIn, expectList } from './answer-or-built-in.ts';

/** All categories, in the site's order. */
export function categoriesQuery(context: RouteContext) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: () =>
      answerOrBuiltIn(
        context,
        async () => expectList(await context.api.categories(), 'slug', 'name', 'description', 'icon'),
        async () => [...(await import('@site/catalogue/categories')).categories],
      ),
  });
}
