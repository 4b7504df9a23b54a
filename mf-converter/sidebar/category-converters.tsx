import { Link } from '@site/shell-contract';
import { useId } from 'react';
import type { ListedConversion } from '../data/conversions-of.ts';
import type { UnitNames } from '../data/unit-names.ts';

const SHOWN = 5;
/** How many are enough: one may be the page itself. */
export const SIDEBAR_CONVERSIONS = SHOWN + 1;

interface CategoryConvertersProps {
  category: string;
  categoryName: string;
  conversions: readonly ListedConversion[];
  names: UnitNames;
  current: string | undefined;
}

/** Up to five converters of the category, without the one on the page. */
export function CategoryConverters({ category, categoryName, conversions, names, current }: CategoryConvertersProps) {
  const headingId = useId();
  const others = conversions.filter(({ slug }) => slug !== current).slice(0, SHOWN);
  const nameOf = (id: string) => names[id] ?? id;
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{categoryName} Converters</h2>
      {others.length > 0 ? (
        <ul role="list">
          {others.map(({ slug, fromUnit, toUnit }) => (
            <li key={slug}><Link to={`/converter/${category}/${slug}`}>{nameOf(fromUnit)} to {nameOf(toUnit)}</Link></li>
          ))}
        </ul>
      ) : null}
      <p><Link to={`/category/${category}`}>View all {categoryName.toLowerCase()} converters</Link></p>
    </nav>
  );
}
