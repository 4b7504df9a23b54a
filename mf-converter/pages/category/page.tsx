import { definePage } from '@site/shell-contract';
import { CategoryPage, CategoryPagePending, NotFound } from './category-page.tsx';
import type { CategoryData, CategorySection } from './load-category-page.tsx';

export const page = definePage<CategoryData, CategorySection>({
  load: async (context) => (await import('./load-category-page.tsx')).loadCategoryPage(context),
  Page: ({ data, sections: { 'sidebar-links': sidebarLinks, ...sections } }) =>
    data.isKnown ? <CategoryPage {...data} {...sections} sidebarLinks={sidebarLinks} /> : <NotFound what="Category" />,
  Pending: CategoryPagePending,
  searchParams: ['value', 'from', 'to'],
});
