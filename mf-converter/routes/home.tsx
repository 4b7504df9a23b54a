import type { RouteContext, RouteModule } from '@site/shell-contract';
import { AboutThisConverterSection } from '../components/home-page/about-section.ts';
import { homePageHead } from '../components/home-page/home-page-head.ts';
import { HomePage } from '../components/home-page/home-page.tsx';
import { FIRST_QUICK_CATEGORY } from '../converter/quick-converter.tsx';
import { categoriesQuery } from '../queries/categories-query.ts';
import { prefetchSection } from '../queries/prefetch-section.ts';
import { unitDefinitionsQuery } from '../queries/unit-definitions-query.ts';

function prefetch(context: RouteContext) {
  const { queryClient } = context;
  return Promise.all([
    queryClient.prefetchQuery(categoriesQuery(context)),
    queryClient.prefetchQuery(unitDefinitionsQuery(FIRST_QUICK_CATEGORY)),
    prefetchSection(context, 'about-this-converter', AboutThisConverterSection),
  ]);
}

export const route: RouteModule = {
  prefetch,
  resolve: ({ site }) => ({ kind: 'page', head: homePageHead(site) }),
  Page: HomePage,
};
