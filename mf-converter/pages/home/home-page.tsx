import type { Category } from '@site/api-contract';
import type { PresentedConversion } from '@site/catalogue/catalogue-category';
import { categoryIcons } from '@site/catalogue/category-icons';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { featuredConversions, recentlyAdded } from '@site/catalogue/featured-conversions';
import { ButtonLink, CardGrid, CardLink, PageHeading, PageLayout, Section, space } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { QuickConverter } from '../../converter/quick-converter.tsx';
import { YourConversions } from '../../device/your-conversions.tsx';
import { conversionPath } from '../../pairs/pair.ts';
import { ConverterBox } from '../../search/converter-box.tsx';
import { CategoryCards } from '../../ui/category-cards.tsx';
import { SectionStack } from '../../ui/section-stack.ts';

const ViewAll = styled.p`
  margin-top: ${space(5)};
`;

const MOST_COMMON = 6;

interface HomePageProps {
  categories: readonly Category[];
  /** Of the category that the quick converter opens on. */
  units: readonly UnitDefinition[];
  about: ReactNode;
}

export function HomePage({ categories, units, about }: HomePageProps) {
  return (
    <PageLayout>
      <PageHeading lead="Exact results, formulas and tables for every pair of units.">
        Convert units, exactly
      </PageHeading>
      <SectionStack>
        <ConverterBox
          label="Ask for any conversion"
          size="large"
          placeholder="5 ft 3 in to cm"
          hint="As you would say it: “half a mile in km”."
        />
        <QuickConverter units={units} />
        <YourConversions />
        <Section title="Popular Categories">
          <CategoryCards categories={categories.filter(({ popular }) => popular)} least="12rem" />
        </Section>
        <Section title="Common Conversions">
          <ConversionCards conversions={featuredConversions.slice(0, MOST_COMMON)} />
        </Section>
        <Section title="Recently Added">
          <ConversionCards conversions={recentlyAdded} />
        </Section>
        <Section title="More Categories">
          <CategoryCards categories={categories.filter(({ popular }) => !popular)} least="20rem" />
          <ViewAll><ButtonLink to="/all-converters" variant="secondary">View All Converters</ButtonLink></ViewAll>
        </Section>
        {about}
      </SectionStack>
    </PageLayout>
  );
}

/** Conversions as cards that say what one of the first unit is. */
function ConversionCards({ conversions }: { conversions: readonly PresentedConversion[] }) {
  return (
    <CardGrid least="20rem">
      {conversions.map((conversion) => (
        <CardLink key={conversion.slug} to={conversionPath(conversion)} title={conversion.label} icon={categoryIcons[conversion.category]}>
          {conversion.equation}
        </CardLink>
      ))}
    </CardGrid>
  );
}
