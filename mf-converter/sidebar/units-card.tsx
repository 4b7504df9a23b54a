import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { popularConversions } from '@site/catalog/popular-conversions';
import { Card, Link, figures, fontSize, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Quantity } from '../converter/quantity.ts';
import { formatTyped } from '../converter/quantity.ts';
import { buildUnitRows } from '../converter/unit-rows.ts';
import { pairFromSlug } from '../pairs/pair.ts';
import type { Pair } from '../pairs/pair.ts';

const Sheet = styled(Card)`
  && {
    padding: ${space(4)};
    font-size: ${fontSize.note};
  }
  h2 {
    overflow-wrap: anywhere;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    column-gap: ${space(3)};
  }
  /* A long name wraps next to its value. */
  li > a {
    flex: 1 1 6rem;
  }
  li > span {
    flex: none;
    max-width: 100%;
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
`;

const COUNT = 6;

interface UnitsCardProps {
  pair: Pair;
  quantity: Quantity;
  units: readonly UnitDefinition[];
}

/** Shows the value in everyday units that the page’s converter does not show. */
export function UnitsCard({ pair, quantity, units }: UnitsCardProps) {
  const headingId = useId();
  const { from } = pair;
  const rows = buildUnitRows(quantity, from, listEverydayUnits(pair, units).slice(0, COUNT));
  if (rows.length === 0) return null;
  const text = formatTyped(quantity, from);
  const query = new URLSearchParams({ value: quantity.valueText, from: from.id }).toString();
  return (
    <Sheet as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>
        {/* The comma separates the symbol from the word: 1 in, in other units. */}
        <span>{figures(text.endsWith(' in') ? `${text},` : text)}</span> in other units
      </h2>
      <ul role="list">
        {rows.map(({ unit, path, sign, number }) => (
          <li key={unit.id}>
            <Link to={path ?? ''} rel="nofollow">
              {unit.name}
            </Link>
            <span>{figures(`${sign ? `${sign} ` : ''}${number} ${unit.symbol}`)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/category/${from.category}?${query}`} rel="nofollow">
          {`See all ${units.length} units`}
        </Link>
      </p>
    </Sheet>
  );
}

export function listEverydayUnits({ from, to }: Pair, units: readonly UnitDefinition[]): UnitDefinition[] {
  const popular = (popularConversions[from.category] ?? []).flatMap((slug) => {
    const pair = pairFromSlug(slug, units);
    return pair ? [pair.from, pair.to] : [];
  });
  return [...new Map([...popular, ...units].map((unit) => [unit.id, unit])).values()].filter(
    ({ id }) => id !== from.id && id !== to.id,
  );
}
