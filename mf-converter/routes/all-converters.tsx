import type { RouteContext, RouteModule } from '@site/shell-contract';
import { allConvertersHead } from '../components/all-converters-page/all-converters-head.ts';
import { AllConvertersPage } from '../components/all-converters-page/all-converters-page.tsx';
import { MOST_RESULTS } from '../components/all-converters-page/search-results.tsx';
import { categoriesQuery } from '../queries/categories-query.ts';
import { suggestionsQuery } from '../queries/suggestions-query.ts';
import { isSearchable } from '../search/suggest.ts';

async function prefetch(context: RouteContext) {
  const { queryClient, search } = context;
  const query = search.get('q') ?? '';
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery(context)),
    ...(isSearchable(query) ? [queryClient.prefetchQuery(suggestionsQuery(query, MOST_RESULTS))] : []),
  ]);
}

export const route: RouteModule = {
  prefetch,
  resolve: (context) => ({
    kind: 'page',
    head: allConvertersHead(context.queryClient.getQueryData(categoriesQuery(context).queryKey) ?? []),
  }),
  Page: AllConvertersPage,
  searchParams: ['q'],
};
