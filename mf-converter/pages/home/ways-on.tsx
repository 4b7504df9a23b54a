import type { Category } from '@site/api-contract';
import { categoryIcons } from '@site/catalogue/category-icons';
import { featuredConversions, recentlyAdded, type PresentedConversion } from '@site/catalogue/featured-conversions';
import { ButtonLink, CardGrid, CardLink, Section, space, spacedDigits } from '@site/shell-contract';
import { styled } from 'styled-components';
import { conversionPath } from '../../pairs/pair.ts';
import { SectionStack } from '../../ui/section-stack.ts';
import { ShortCards } from '../../ui/short-cards.ts';
import { ToolCards } from '../tools/tool-cards.tsx';
import { AboutThisConverter } from './about-this-converter.tsx';

const ViewAll = styled.p`
  margin-top: ${space(5)};
`;

const COMMON_COUNT = 6;

export function WaysOn({ categories }: { categories: readonly Category[] }) {
  return (
    <SectionStack>
      <Section title="Popular categories">
        <CategoryCards categories={categories.filter(({ popular }) => popular)} least="12rem" />
      </Section>
      <Section title="Common conversions">
        <ConversionCards conversions={featuredConversions.slice(0, COMMON_COUNT)} />
      </Section>
      <ToolCards />
      <Section title="Recently Added">
        <ConversionCards conversions={recentlyAdded} />
      </Section>
      <Section title="More Categories">
        <CategoryCards categories={categories.filter(({ popular }) => !popular)} least="20rem" />
        <ViewAll>
          <ButtonLink to="/all-converters" variant="secondary">
            View All Converters
          </ButtonLink>
        </ViewAll>
      </Section>
      <AboutThisConverter />
    </SectionStack>
  );
}

function ConversionCards({ conversions }: { conversions: readonly PresentedConversion[] }) {
  return (
    <CardGrid least="20rem">
      {conversions.map((conversion) => (
        <CardLink
          key={conversion.slug}
          to={conversionPath(conversion)}
          title={conversion.label}
          icon={categoryIcons[conversion.category]}
        >
          {spacedDigits(conversion.equation)}
        </CardLink>
      ))}
    </CardGrid>
  );
}

function CategoryCards({ categories, least }: { categories: readonly Category[]; least: string }) {
  return (
    <ShortCards>
      <CardGrid least={least}>
        {categories.map(({ slug, name, icon, description }) => (
          <CardLink key={slug} to={`/category/${slug}`} title={name} icon={categoryIcons[icon]}>
            {description}
          </CardLink>
        ))}
      </CardGrid>
    </ShortCards>
  );
}
