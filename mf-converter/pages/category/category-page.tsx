import type { Category } from '@site/api-contract';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Deferred, Section, Skeleton, VisuallyHidden, lazyHydrate } from '@site/shell-contract';
import type { PageContext, PageProps } from '@site/shell-contract';
import { CommonConversions } from '../../converter/fields/lazy-parts.ts';
import { UnlockedConverter } from '../../converter/views/unlocked-converter.tsx';
import { categoryName } from '../../data/category-name.ts';
import type { UnitNames } from '../../data/unit-names.ts';
import { isOtherFormatChosen } from '../../format/visitor-format.ts';
import { Sidebar } from '../../sidebar/sidebar.tsx';
import { fromHome } from '../../ui/breadcrumbs.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ScreenOnly } from '../../ui/section-stack.ts';

const AllUnits = lazyHydrate(async () => (await import('./all-units.tsx')).AllUnits, isOtherFormatChosen);
const ConversionSearch = lazyHydrate(async () => (await import('./conversion-search.tsx')).ConversionSearch);

export const NotFound = lazyHydrate(async () => (await import('../not-found.tsx')).NotFound);

export const loadLazyParts = () =>
  Promise.all([CommonConversions, AllUnits, ConversionSearch].map(({ load }) => load()));

export interface CategoryPageData {
  category: Category;
  units: readonly UnitDefinition[];
  count: number;
  /** API names that differ from the built-in ones. */
  names: UnitNames;
}

export type CategorySection = 'sidebar-links' | 'chart' | 'conversions' | 'article';

export function CategoryPage({ data, sections }: PageProps<CategoryPageData, CategorySection>) {
  const { category, units, count, names } = data;
  const { slug, name, description } = category;
  return (
    <PageFrame
      breadcrumbs={fromHome({ label: name })}
      heading={`${name} Converters`}
      lead={description}
      aside={
        <Deferred>
          <Sidebar links={sections['sidebar-links']} />
        </Deferred>
      }
    >
      <UnlockedConverter
        category={slug}
        units={units}
        below={(view, shown) => (
          <Deferred>
            <AllUnits view={view} units={shown} />
          </Deferred>
        )}
      />
      <Deferred>
        {sections.chart}
        <ScreenOnly>
          <Section title={`All ${name.toLowerCase()} conversions`}>
            <ConversionSearch category={slug} units={units} names={names} count={count} list={sections.conversions} />
          </Section>
        </ScreenOnly>
        {sections.article}
      </Deferred>
    </PageFrame>
  );
}

export function CategoryPagePending({ params: { category = '' } }: Pick<PageContext, 'params'>) {
  const name = categoryName(category, undefined);
  return (
    <PageFrame
      breadcrumbs={fromHome({ label: name })}
      heading={`${name} Converters`}
      aside={<Skeleton count={6} height="3rem" />}
    >
      <VisuallyHidden role="status">Loading conversions</VisuallyHidden>
      <Skeleton height="24rem" />
      <Skeleton count={9} height="3rem" />
    </PageFrame>
  );
}
