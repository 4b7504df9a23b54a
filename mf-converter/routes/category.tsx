import { useQuery, useRouteContext } from '@site/shell-contract';
import type { RouteContext, RouteModule, RouteOutcome } from '@site/shell-contract';
import { CATEGORY_NOT_FOUND, CategoryNotFound } from '../components/category-page/category-not-found.tsx';
import { CategoryArticleSection } from '../components/category-page/category-article-section.ts';
import { categoryPageHead } from '../components/category-page/category-page-head.ts';
import { CategoryPage } from '../components/category-page/category-page.tsx';
import { ConverterPageSkeleton } from '../components/converter-page/converter-page-skeleton.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { categoriesQuery } from '../queries/categories-query.ts';
import { categoryEducationQuery } from '../queries/category-education-query.ts';
import { conversionsOfQuery } from '../queries/conversions-of-query.ts';
import { prefetchSection } from '../queries/prefetch-section.ts';
import { isKnownCategory } from '@site/catalogue/load-category';
import { unitDefinitionsQuery } from '../queries/unit-definitions-query.ts';
import { unitsLoadedQuery } from '../queries/units-loaded-query.ts';

async function prefetch(context: RouteContext) {
  const { category = '' } = context.params;
  if (!isKnownCategory(category)) return;
  const { queryClient } = context;
  await Promise.all([
    queryClient.prefetchQuery(unitDefinitionsQuery(category)),
    queryClient.prefetchQuery(categoriesQuery(context)),
    queryClient.prefetchQuery(conversionsOfQuery(context, category)),
    queryClient.prefetchQuery(unitsLoadedQuery(context, category)),
    prefetchSection(context, 'category-article', CategoryArticleSection, () => queryClient.prefetchQuery(categoryEducationQuery(category))),
  ]);
}

function resolve(context: RouteContext): RouteOutcome {
  const slug = context.params['category'] ?? '';
  if (!isKnownCategory(slug)) return notFound(context.path);
  const categories = context.queryClient.getQueryData(categoriesQuery(context).queryKey);
  if (!categories) return { kind: 'pending' };
  const category = categories.find((known) => known.slug === slug);
  return category ? { kind: 'page', head: categoryPageHead(category) } : notFound(context.path);
}

function notFound(path: string): RouteOutcome {
  const head = { title: 'Category Not Found', description: CATEGORY_NOT_FOUND, canonical: path, noindex: true };
  return { kind: 'page', status: 404, head };
}

function Page() {
  const context = useRouteContext();
  const slug = context.params['category'] ?? '';
  const units = useQuery(unitDefinitionsQuery(slug));
  const categories = useQuery(categoriesQuery(context)).data;
  if (!isKnownCategory(slug)) return <CategoryNotFound />;
  if (units.isError) return <LoadFailed onRetry={() => void units.refetch()} />;
  if (!units.data || !categories) return <ConverterPageSkeleton />;
  const category = categories.find((known) => known.slug === slug);
  return category ? <CategoryPage key={slug} category={category} units={units.data} /> : <CategoryNotFound />;
}

export const route: RouteModule = { prefetch, resolve, Page, searchParams: ['value', 'from', 'to'] };
