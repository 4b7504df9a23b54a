import { ButtonLink, PageHeading, PageLayout, Section, Skeleton, VisuallyHidden, space, useQuery, useRouteContext } from '@site/shell-contract';
import { styled } from 'styled-components';
import { categoriesQuery } from '../../queries/categories-query.ts';
import { CategoryCards } from '../category-cards.tsx';
import { QuickConverter } from '../quick-converter/quick-converter.tsx';
import { SectionStack } from '../section-stack.ts';
import { AboutThisConverterSection } from './about-section.ts';
import { ConversionCards } from './conversion-cards.tsx';
import { commonConversionCards, recentlyAddedCards } from './home-conversions.ts';

const ViewAll = styled.p`
  margin-top: ${space(5)};
`;

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
          <ConversionCards cards={commonConversionCards} />
        </Section>
        <Section title="Recently Added">
          <ConversionCards cards={recentlyAddedCards} />
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
