import { featuredConversions } from '@site/catalogue/featured-conversions';
import { Link, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ListedConversion } from '../data/conversions-of.ts';
import type { UnitNames } from '../data/unit-names.ts';
import { conversionPath } from '../pairs/pair.ts';

const Lists = styled.div`
  display: grid;
  gap: ${space(8)};
`;

const LINK_COUNT = 5;
/** One more than shown, because the list skips the current page. */
export const SIDEBAR_CONVERSIONS = LINK_COUNT + 1;

interface SidebarLinksProps {
  category: string;
  categoryName: string;
  conversions: readonly ListedConversion[];
  names: UnitNames;
  current?: string | undefined;
}

export function SidebarLinks(props: SidebarLinksProps) {
  return (
    <Lists>
      <PopularConversions current={props.current} />
      <CategoryConverters {...props} />
    </Lists>
  );
}

function PopularConversions({ current }: { current: string | undefined }) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>Popular Conversions</h2>
      <ul role="list">
        {featuredConversions
          .filter(({ slug }) => slug !== current)
          .map((featured) => (
            <li key={featured.slug}>
              <Link to={conversionPath(featured)}>{featured.label}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function CategoryConverters({ category, categoryName, conversions, names, current }: SidebarLinksProps) {
  const headingId = useId();
  const others = conversions.filter(({ slug }) => slug !== current).slice(0, LINK_COUNT);
  const nameOf = (id: string) => names[id] ?? id;
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{`${categoryName} Converters`}</h2>
      {others.length > 0 ? (
        <ul role="list">
          {others.map(({ slug, fromUnit, toUnit }) => (
            <li key={slug}>
              <Link to={conversionPath({ category, slug })}>{`${nameOf(fromUnit)} to ${nameOf(toUnit)}`}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <Link to={`/category/${category}`}>{`View all ${categoryName.toLowerCase()} converters`}</Link>
      </p>
    </nav>
  );
}
