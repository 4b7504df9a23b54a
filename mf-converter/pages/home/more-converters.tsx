import type { Category } from '@site/api-contract';
import { categoryIcons } from '@site/catalog/category-icons';
import { featuredConversions, recentlyAdded, type PresentedConversion } from '@site/catalog/featured-conversions';
import { ButtonLink, CardGrid, CardLink, Link, Prose, Section, space, spacedDigits } from '@site/shell-contract';
import { styled } from 'styled-components';
import { conversionPath } from '../../pairs/pair.ts';
import { SectionStack } from '../../ui/section-stack.ts';
import { ShortCards } from '../../ui/short-cards.ts';
import { ToolCards } from '../tools/tool-cards.tsx';

const EXAMPLES = [
  { path: 'length/feet-to-cm?value=5%20ft%2011%20in', text: '5 ft 11 in to cm' },
  { path: 'temperature/fahrenheit-to-celsius?value=350', text: '350 °F to °C' },
  { path: 'volume/cups-to-ml?value=1.5', text: '1.5 cups to mL' },
  { path: 'weight/pounds-to-kg?value=150', text: '150 lb to kg' },
  { path: 'length/miles-to-km?value=26.2', text: '26.2 mi to km' },
  { path: 'speed/kph-to-mph?value=120', text: '120 km/h to mph' },
];

export function Examples() {
  return (
    <ul role="list">
      {EXAMPLES.map(({ path, text }) => (
        <li key={path}>
          <Link to={`/converter/${path}`} rel="nofollow">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const ViewAll = styled.p`
  margin-top: ${space(5)};
`;

const COMMON_COUNT = 6;

export function MoreConverters({ categories }: { categories: readonly Category[] }) {
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

function AboutThisConverter() {
  return (
    <Section title="Why you can trust these numbers">
      <Prose>
        <p>
          A foot is exactly 0.3048 meters and a pound exactly {spacedDigits('0.45359237')} kilograms. Many converters
          use rounded factors and drift after the sixth digit. This one uses the exact definitions, calculates with
          fractions, and rounds only once, at the end. So one mile is 5280 feet, not 5279.99.
        </p>
        <p>
          Every pair of units has its own page: the formula, your number worked out step by step, printable tables, and
          where each unit comes from. It’s free, needs no account, and works in any browser.
        </p>
        <p>
          New to a unit? The <Link to="/conversion-guides">conversion guides</Link> explain one category at a time, and{' '}
          <Link to="/about-units">About Units</Link> explains where our measures come from.
        </p>
      </Prose>
    </Section>
  );
}
