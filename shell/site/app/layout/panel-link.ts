import { color, radius, space, Link } from '@site/shell-contract';
import { css, styled } from 'styled-components';

export const panelRow = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: ${space(12)};
  padding-inline: ${space(2)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink};
  text-align: left;
  text-decoration: none;

  svg {
    color: ${color.accent};
  }
  &:hover {
    background: ${color.accentTint};
  }
  &[aria-current] {
    color: ${color.accent};
    font-weight: 600;
  }
`;

export const PanelLink = styled(Link)`
  ${panelRow}
`;
