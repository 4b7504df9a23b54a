import type { RouteContext, RouteModule } from '@site/shell-contract';
import { homePageHead } from '../components/home-page/home-page-head.ts';
import { HomePage } from '../components/home-page/home-page.tsx';
import { DEFAULT_QUICK_CATEGORY } from '../components/quick-converter/quick-categories.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import { unitDefinitionsQuery } from '../queries/unit-definitions-query.ts';

function prefetch(context: RouteContext) {
  const { queryClient } = context;
  return Promise.all([
    queryClient.prefetchQuery(categoriesQuery(context)),
    queryClient.prefetchQuery(unitDefinitionsQuery(DEFAULT_QUICK_CATEGORY.category)),
  ]);
}

export const route: RouteModule = {
  prefetch,
  resolve: ({ site }) => ({ kind: 'page', head: homePageHead(site) }),
  Page: HomePage,
};
