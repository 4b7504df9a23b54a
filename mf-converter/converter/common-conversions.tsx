import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { popularConversions } from '@site/catalog/popular-conversions';
import { Link, color, fontSize, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import { pairFromSlug, pairLabel, pairPath } from '../pairs/pair.ts';
import { notPrinted } from '../ui/hidden.ts';

const Frame = styled.nav`
  margin-top: ${space(4)};
  font-size: ${fontSize.note};
  p {
    font-weight: 600;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(4)};
    list-style: none;
    color: ${color.inkSoft};
  }
  a {
    display: inline-block;
    padding-block: ${space(1)};
  }
  ${notPrinted}
`;

const COUNT = 4;

export function CommonConversions({
  units,
  current,
}: {
  units: readonly UnitDefinition[];
  current: string | undefined;
}) {
  const labelId = useId();
  const pairs = (popularConversions[units[0]?.category ?? ''] ?? [])
    .filter((slug) => slug !== current)
    .flatMap((slug) => pairFromSlug(slug, units) ?? [])
    .slice(0, COUNT);
  if (pairs.length === 0) return null;
  return (
    <Frame aria-labelledby={labelId}>
      <p id={labelId}>Common Conversions:</p>
      <ul role="list">
        {pairs.map((pair) => (
          <li key={pair.slug}>
            <Link to={pairPath(pair)}>{pairLabel(pair)}</Link>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
