import { featuredConversions } from '@site/catalogue/featured-conversions';
import { Link, space } from '@site/shell-contract';
import { useId } from 'react';
import type { ReactNode } from 'react';
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

export function SidebarLinks({ category, categoryName, conversions, names, current }: SidebarLinksProps) {
  const isOther = ({ slug }: { slug: string }) => slug !== current;
  const nameOf = (id: string) => names[id] ?? id;
  const own = conversions
    .filter(isOther)
    .slice(0, LINK_COUNT)
    .map(({ slug, fromUnit, toUnit }) => ({ category, slug, label: `${nameOf(fromUnit)} to ${nameOf(toUnit)}` }));
  return (
    <Lists>
      <LinkList title="Popular Conversions" conversions={featuredConversions.filter(isOther)} />
      <LinkList title={`${categoryName} Converters`} conversions={own}>
        <p>
          <Link to={`/category/${category}`}>{`View all ${categoryName.toLowerCase()} converters`}</Link>
        </p>
      </LinkList>
    </Lists>
  );
}

interface LinkListProps {
  title: string;
  conversions: readonly { category: string; slug: string; label: string }[];
  children?: ReactNode;
}

function LinkList({ title, conversions, children }: LinkListProps) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {conversions.length > 0 ? (
        <ul role="list">
          {conversions.map((conversion) => (
            <li key={conversion.slug}>
              <Link to={conversionPath(conversion)}>{conversion.label}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </nav>
  );
}
