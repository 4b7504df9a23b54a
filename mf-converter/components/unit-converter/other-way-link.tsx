import { Icon, Link, VisuallyHidden, color, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { pairOf, pairPath } from '../../pairs/pair.ts';
import type { Pair } from '../../pairs/pair.ts';

const Face = styled(Link)`
  display: grid;
  place-items: center;
  width: ${space(12)};
  height: ${space(11)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  &:hover { border-color: ${color.accent}; background: ${color.accentTint}; }
  @media print { display: none; }
`;

/** To the page of the reverse pair, which begins with this one's result. */
export function OtherWayLink({ pair: { from, to }, result }: { pair: Pair; result: string }) {
  const path = pairPath(pairOf(to, from));
  return (
    <Face to={`${path}?value=${encodeURIComponent(result)}`} rel="nofollow" title={`Convert ${to.plural} to ${from.plural}`}>
      <Icon name="swap" />
      <VisuallyHidden>Convert the other way</VisuallyHidden>
    </Face>
  );
}
