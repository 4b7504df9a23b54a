import { queryOptions } from '@site/shell-contract';
import type { RouteContext } from '@site/shell-contract';
import { answerOrBuiltIn } from './answer-or-built-in.ts';

/** All categories, in the site's order. */
export function categoriesQuery(context: RouteContext) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: () =>
      answerOrBuiltIn(
        context,
        () => context.api.categories(),
        async () => [...(await import('@site/catalogue/categories')).categories],
      ),
  });
}
