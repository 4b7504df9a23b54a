import { definePage } from '@site/shell-contract';
import { CategoryPage, CategoryPagePending, type CategorySection, NotFound } from './category-page.tsx';
import type { CategoryData } from './load-category-page.tsx';

export const page = definePage<CategoryData, CategorySection>({
  load: async (context) => (await import('./load-category-page.tsx')).loadCategoryPage(context),
  Page: ({ data, sections }) =>
    data.isKnown ? <CategoryPage data={data} sections={sections} /> : <NotFound what="Category" />,
  Pending: CategoryPagePending,
  searchParams: ['value', 'from', 'to'],
});
