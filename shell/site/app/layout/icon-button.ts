import { color, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';

/** Needs an `aria-label`. Hidden if scripts do not run. */
export const IconButton = styled.button`
  display: grid;
  place-items: center;
  width: ${space(11)};
  height: ${space(11)};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink};

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.accentTint};
    color: ${color.accentStrong};
  }
  &:active {
    opacity: 0.85;
  }
  @media (scripting: none) {
    display: none;
  }
`;
