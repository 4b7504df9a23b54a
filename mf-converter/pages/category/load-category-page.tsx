import type { Category } from '@site/api-contract';
import { isKnownCategory } from '@site/catalog/known-category';
import { loadEducation } from '@site/catalog/load-texts';
import { loadUnits } from '@site/catalog/load-units';
import type { PageContext, PageHead, PageResult } from '@site/shell-contract';
import { loadConverterParts } from '../../converter/fields/lazy-parts.ts';
import { degradedAmong } from '../../data/with-fallback.ts';
import { loadCategories } from '../../data/categories.ts';
import { loadConversions } from '../../data/conversions-of.ts';
import { loadUnitNames, otherNames } from '../../data/unit-names.ts';
import { SidebarLinks } from '../../sidebar/sidebar-links.tsx';
import { FindAConverter } from '../../sidebar/sidebar.tsx';
import { fromHome } from '../../ui/breadcrumbs.ts';
import { CategoryArticle } from './category-article.tsx';
import { notFoundHead } from '../not-found.tsx';
import { type CategoryPageData, type CategorySection, loadLazyParts, NotFound } from './category-page.tsx';
import { ConversionChart } from './conversion-chart.tsx';
import { ConversionGroups, groupConversions } from './conversion-groups.tsx';

export type CategoryData = { isKnown: false } | ({ isKnown: true } & CategoryPageData);

export async function loadCategoryPage({
  api,
  params,
  path,
}: PageContext): Promise<PageResult<CategoryData, CategorySection>> {
  const { category: slug = '' } = params;
  if (!isKnownCategory(slug)) return unknownCategory(path);
  const units = await loadUnits(slug);
  const [categories, conversions, names] = await Promise.all([
    loadCategories(api),
    loadConversions(api, slug),
    loadUnitNames(api, slug, units),
    loadLazyParts(),
    loadConverterParts(slug),
    FindAConverter.load(),
  ]);
  const category = categories.value.find((listed) => listed.slug === slug);
  if (!category) return unknownCategory(path);
  return {
    kind: 'page',
    head: categoryPageHead(category),
    data: { isKnown: true, category, units, count: conversions.value.length, names: otherNames(names.value, units) },
    degraded: degradedAmong(categories, conversions, names),
    sections: {
      'sidebar-links': async () => (
        <SidebarLinks
          category={slug}
          categoryName={category.name}
          conversions={conversions.value}
          names={names.value}
        />
      ),
      chart: async () => <ConversionChart categoryName={category.name} units={units} />,
      conversions: async () => (
        <ConversionGroups category={slug} groups={groupConversions(conversions.value, units, names.value)} />
      ),
      article: async () => {
        const education = await loadEducation(slug);
        return education ? <CategoryArticle categoryName={category.name} education={education} /> : null;
      },
    },
  };
}

async function unknownCategory(path: string): Promise<PageResult<CategoryData>> {
  await NotFound.load();
  return { kind: 'page', status: 404, head: notFoundHead('Category', path), data: { isKnown: false } };
}

function categoryPageHead({ slug, name, description }: Category): PageHead {
  const canonical = `/category/${slug}`;
  return {
    title: `${name} Converters`,
    description,
    canonical,
    image: slug,
    breadcrumbs: fromHome({ label: name }),
    structuredData: [{ '@type': 'CollectionPage', name: `${name} Converters`, description, url: canonical }],
  };
}
