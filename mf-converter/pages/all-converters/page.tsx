import { definePage } from '@site/shell-contract';
import { loadCategories } from '../../data/categories.ts';
import { AllConvertersPage, AllConvertersPending } from './all-converters-page.tsx';
import { allConvertersHead } from './head.ts';
import { findForPage } from './search-results.tsx';

export const page = definePage({
  load: async ({ api, search }) => {
    const query = (search.get('q') ?? '').trim();
    const [categories, found] = await Promise.all([loadCategories(api), findForPage(query)]);
    return {
      kind: 'page',
      head: allConvertersHead(categories.value),
      data: { categories: categories.value, searched: { query, found } },
      degraded: categories.degraded,
    };
  },
  Page: ({ data }) => <AllConvertersPage {...data} />,
  Pending: AllConvertersPending,
  searchParams: ['q'],
});
