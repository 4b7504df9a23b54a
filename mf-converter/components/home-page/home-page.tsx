import { featuredConversions, recentlyAdded } from '@site/catalogue/featured-conversions';
import { ButtonLink, PageHeading, PageLayout, Section, Skeleton, VisuallyHidden, space, useQuery, useRouteContext } from '@site/shell-contract';
import { styled } from 'styled-components';
import { QuickConverter } from '../../converter/quick-converter.tsx';
import { categoriesQuery } from '../../queries/categories-query.ts';
import { CategoryCards } from '../category-cards.tsx';
import { SectionStack } from '../section-stack.ts';
import { AboutThisConverterSection } from './about-section.ts';
import { ConversionCards } from './conversion-cards.tsx';

const ViewAll = styled.p`
  margin-top: ${space(5)};
`;

const MOST_COMMON = 6;

export function HomePage() {
  const categories = useQuery(categoriesQuery(useRouteContext())).data;
  return (
    <PageLayout>
      <PageHeading lead="Type a number and read the result. Exact factors, formulas and tables for every pair of units.">
        Convert units, exactly
      </PageHeading>
      <SectionStack>
        <QuickConverter />
        <Section title="Popular Categories">
          {categories ? <CategoryCards categories={categories.filter(({ popular }) => popular)} least="12rem" /> : <CardsLoading />}
        </Section>
        <Section title="Common Conversions">
          <ConversionCards conversions={featuredConversions.slice(0, MOST_COMMON)} />
        </Section>
        <Section title="Recently Added">
          <ConversionCards conversions={recentlyAdded} />
        </Section>
        <Section title="More Categories">
          {categories ? <CategoryCards categories={categories.filter(({ popular }) => !popular)} least="20rem" /> : <CardsLoading />}
          <ViewAll><ButtonLink to="/all-converters" variant="secondary">View All Converters</ButtonLink></ViewAll>
        </Section>
        <AboutThisConverterSection />
      </SectionStack>
    </PageLayout>
  );
}

function CardsLoading() {
  return (
    <>
      <VisuallyHidden role="status">Loading categories</VisuallyHidden>
      <Skeleton count={3} height="5rem" />
    </>
  );
}
