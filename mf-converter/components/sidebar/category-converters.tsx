import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Link, Skeleton, VisuallyHidden, useQuery, useRouteContext } from '@site/shell-contract';
import { useId } from 'react';
import { conversionPath } from '../../pairs/pair.ts';
import { SIDEBAR_CONVERSIONS, conversionsOfQuery } from '../../queries/conversions-of-query.ts';

const SHOWN = 5;

interface CategoryConvertersProps {
  category: string;
  categoryName: string;
  units: readonly UnitDefinition[];
  current: string | undefined;
}

/** Up to five converters of the category, without the one on the page. */
export function CategoryConverters({ category, categoryName, units, current }: CategoryConvertersProps) {
  const headingId = useId();
  // A category page has its whole list; a converter page carries a few.
  const first = current === undefined ? undefined : SIDEBAR_CONVERSIONS;
  const conversions = useQuery(conversionsOfQuery(useRouteContext(), category, first)).data;
  const others = conversions?.filter(({ slug }) => slug !== current).slice(0, SHOWN);
  const nameOf = (id: string) => units.find((unit) => unit.id === id)?.name ?? id;
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{categoryName} Converters</h2>
      {others?.length ? (
        <ul role="list">
          {others.map(({ slug, fromUnit, toUnit }) => (
            <li key={slug}><Link to={conversionPath({ category, slug })}>{nameOf(fromUnit)} to {nameOf(toUnit)}</Link></li>
          ))}
        </ul>
      ) : null}
      {others ? null : (
        <>
          <VisuallyHidden role="status">Loading converters</VisuallyHidden>
          <Skeleton count={SHOWN} height="1.6em" />
        </>
      )}
      <p><Link to={`/category/${category}`}>View all {categoryName.toLowerCase()} converters</Link></p>
    </nav>
  );
}
