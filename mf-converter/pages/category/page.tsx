import { isKnownCategory, loadEducation, loadUnits } from '@site/catalogue/load-category';
import { definePage } from '@site/shell-contract';
import type { PageContext, PageResult } from '@site/shell-contract';
import { degradedAmong } from '../../data/with-fallback.ts';
import { loadCategories } from '../../data/categories.ts';
import { loadConversionsOf } from '../../data/conversions-of.ts';
import { loadUnitNames } from '../../data/unit-names.ts';
import { SIDEBAR_CONVERSIONS } from '../../sidebar/sidebar-links.tsx';
import { CategoryNotFound, categoryNotFoundHead } from './category-not-found.tsx';
import { CategoryPage, CategoryPagePending, type CategoryPageData } from './category-page.tsx';
import { conversionTargets } from './grouped-conversions.ts';
import { categoryPageHead } from './head.ts';

type Data = { isKnown: false } | ({ isKnown: true } & CategoryPageData);

async function load({ api, params, path }: PageContext): Promise<PageResult<Data, 'chart' | 'article'>> {
  const { category: slug = '' } = params;
  if (!isKnownCategory(slug)) return unknownCategory(path);
  const units = await loadUnits(slug);
  const [categories, conversions, names] = await Promise.all([loadCategories(api), loadConversionsOf(api, slug), loadUnitNames(api, slug, units)]);
  const category = categories.value.find((known) => known.slug === slug);
  if (!category) return unknownCategory(path);
  return {
    kind: 'page',
    head: categoryPageHead(category),
    data: { isKnown: true, category, units, popular: conversions.value.slice(0, SIDEBAR_CONVERSIONS), targets: conversionTargets(conversions.value), names: names.value },
    degraded: degradedAmong(categories, conversions, names),
    sections: {
      chart: async () => {
        const { ConversionChart } = await import('./conversion-chart.tsx');
        return <ConversionChart categoryName={category.name} units={units} />;
      },
      article: async () => {
        const [{ CategoryArticle }, education] = await Promise.all([import('./category-article.tsx'), loadEducation(slug)]);
        return education ? <CategoryArticle categoryName={category.name} education={education} /> : null;
      },
    },
  };
}

function unknownCategory(path: string): PageResult<Data> {
  return { kind: 'page', status: 404, head: categoryNotFoundHead(path), data: { isKnown: false } };
}

export const page = definePage({
  load,
  Page: ({ data, sections }) => (data.isKnown ? <CategoryPage {...data} chart={sections.chart} article={sections.article} /> : <CategoryNotFound />),
  Pending: CategoryPagePending,
  searchParams: ['value', 'from', 'to'],
});
