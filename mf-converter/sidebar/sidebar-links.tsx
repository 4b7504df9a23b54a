import { featuredConversions } from '@site/catalog/featured-conversions';
import { Link, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { ListedConversion } from '../data/conversions-of.ts';
import type { UnitNames } from '../data/unit-names.ts';
import { conversionPath } from '../pairs/pair.ts';
import { LinkList } from '../ui/link-list.tsx';

const Lists = styled.div`
  display: grid;
  gap: ${space(8)};
`;

/** On phones, the page above already lists related conversions. */
const Repeated = styled.div`
  @media (max-width: 639.98px) {
    display: none;
  }
`;

const LINK_COUNT = 5;
/** One more than the list shows, because the list skips the current page. */
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
  const getName = (id: string) => names[id] ?? id;
  const popular = featuredConversions
    .filter(isOther)
    .map((conversion) => ({ to: conversionPath(conversion), label: conversion.label }));
  const own = conversions
    .filter(isOther)
    .slice(0, LINK_COUNT)
    .map(({ slug, fromUnit, toUnit }) => ({
      to: conversionPath({ category, slug }),
      label: `${getName(fromUnit)} to ${getName(toUnit)}`,
    }));
  return (
    <Lists>
      <LinkList title="Popular Conversions" level="h2" links={popular} />
      <Repeated>
        <LinkList title={`${categoryName} Converters`} level="h2" links={own}>
          <p>
            <Link to={`/category/${category}`}>{`View all ${categoryName.toLowerCase()} converters`}</Link>
          </p>
        </LinkList>
      </Repeated>
    </Lists>
  );
}
