import { featuredConversions } from '@site/catalogue/featured-conversions';
import { Link, color, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ListedConversion } from '../data/conversions-of.ts';
import type { UnitNames } from '../data/unit-names.ts';
import { conversionPath } from '../pairs/pair.ts';
import { FindAConverter } from './find-a-converter.tsx';

const Stack = styled.div`
  display: grid;
  gap: ${space(8)};
  h2 { font-size: 1.0625rem; letter-spacing: 0; }
  ul { list-style: none; margin-top: ${space(2)}; }
  li { border-top: 1px solid ${color.hairline}; }
  li a { display: block; padding-block: ${space(2)}; text-decoration: none; }
  li a:hover { text-decoration: underline; }
  h2 + p, ul + p { margin-top: ${space(2)}; }
`;

const SHOWN = 5;
/** How many are enough: one may be the page itself. */
export const SIDEBAR_CONVERSIONS = SHOWN + 1;

interface SidebarProps {
  category: string;
  categoryName: string;
  /** Of the category. */
  conversions: readonly ListedConversion[];
  names: UnitNames;
  /** Slug of the page's own pair, left out of the list. */
  current?: string | undefined;
}

/** Beside category and converter pages: search, popular conversions, more of the same category. */
export function Sidebar(props: SidebarProps) {
  return (
    <Stack>
      <FindAConverter />
      <PopularConversions current={props.current} />
      <CategoryConverters {...props} />
    </Stack>
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
            <li key={featured.slug}><Link to={conversionPath(featured)}>{featured.label}</Link></li>
          ))}
      </ul>
    </nav>
  );
}

/** Up to five converters of the category, without the one on the page. */
function CategoryConverters({ category, categoryName, conversions, names, current }: SidebarProps) {
  const headingId = useId();
  const others = conversions.filter(({ slug }) => slug !== current).slice(0, SHOWN);
  const nameOf = (id: string) => names[id] ?? id;
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{categoryName} Converters</h2>
      {others.length > 0 ? (
        <ul role="list">
          {others.map(({ slug, fromUnit, toUnit }) => (
            <li key={slug}><Link to={conversionPath({ category, slug })}>{nameOf(fromUnit)} to {nameOf(toUnit)}</Link></li>
          ))}
        </ul>
      ) : null}
      <p><Link to={`/category/${category}`}>View all {categoryName.toLowerCase()} converters</Link></p>
    </nav>
  );
}
