import { queryOptions } from '@site/shell-contract';
import type { RouteContext } from '@site/shell-contract';
import { answerOrBuiltIn } from './answer-or-built-in.ts';

/** Only whether the API's units have come is of use: the page converts with the exact definitions. */
export function unitsLoadedQuery(context: RouteContext, category: string) {
  return queryOptions({
    queryKey: ['units-loaded', category],
    queryFn: () =>
      answerOrBuiltIn(
        context,
        async () => {
          await context.api.units(category);
          return true;
        },
        async () => true,
      ),
  });
}
