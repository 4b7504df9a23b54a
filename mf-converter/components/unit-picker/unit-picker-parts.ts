import { color, fieldBox, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';

export const Box = styled.div`
  position: relative;
  margin-top: ${space(2)};
  > svg { position: absolute; right: ${space(3)}; top: ${space(3.5)}; pointer-events: none; color: ${color.inkSoft}; }
`;

export const Field = styled.input`
  ${fieldBox}
  padding-right: ${space(10)};
  text-overflow: ellipsis;
  cursor: pointer;
`;

export const List = styled.ul`
  position: absolute;
  z-index: 5;
  inset: calc(100% + ${space(1)}) 0 auto;
  max-height: 17rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1)};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.control};
  background: ${color.surface};
  list-style: none;
  /* clear of the bar at the bottom of phones */
  scroll-margin-block: ${space(4)} ${space(20)};
`;

export const Option = styled.li<{ $isActive: boolean }>`
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  cursor: pointer;
  ${({ $isActive }) => $isActive && `background: ${color.accentTint};`}
  &[aria-selected='true'] { color: ${color.accentStrong}; font-weight: 600; }
  &:hover { background: ${color.tint}; }
  @media (forced-colors: active) { ${({ $isActive }) => $isActive && 'outline: 2px solid Highlight;'} }
`;

export const NoMatch = styled.li`
  padding: ${space(2)} ${space(3)};
  color: ${color.inkSoft};
`;
