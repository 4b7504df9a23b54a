import type { Category } from '@site/api-contract';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Breadcrumbs, PageHeading, PageLayout, Section, Skeleton, VisuallyHidden, useQuery, useRouteContext } from '@site/shell-contract';
import { UnlockedConverter } from '../../converter/unlocked-converter.tsx';
import { conversionsOfQuery } from '../../queries/conversions-of-query.ts';
import { unitsLoadedQuery } from '../../queries/units-loaded-query.ts';
import { SectionStack } from '../section-stack.ts';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { CategoryArticleSection } from './category-article-section.ts';
import { categoryBreadcrumbs } from './category-page-head.ts';
import { ConversionList } from './conversion-list.tsx';

interface CategoryPageProps {
  category: Category;
  units: readonly UnitDefinition[];
}

export function CategoryPage({ category: { slug, name, description }, units }: CategoryPageProps) {
  const context = useRouteContext();
  const conversions = useQuery(conversionsOfQuery(context, slug)).data;
  const isLoading = useQuery(unitsLoadedQuery(context, slug)).isPending || !conversions;
  return (
    <PageLayout aside={<Sidebar category={slug} categoryName={name} units={units} />}>
      <Breadcrumbs items={categoryBreadcrumbs(name)} />
      <PageHeading lead={description}>{name} Converters</PageHeading>
      <SectionStack>
        <UnlockedConverter category={slug} />
        <Section title={`All ${name.toLowerCase()} conversions`}>
          {isLoading ? <ListLoading /> : <ConversionList category={slug} units={units} conversions={conversions} />}
        </Section>
        <CategoryArticleSection category={slug} categoryName={name} />
      </SectionStack>
    </PageLayout>
  );
}

function ListLoading() {
  return (
    <>
      <VisuallyHidden role="status">Loading conversions</VisuallyHidden>
      <Skeleton width="26rem" height="3rem" />
      <Skeleton count={6} height="6rem" />
    </>
  );
}
