import { color, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';

export const SkipLink = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: 40;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 600;
  transform: translateY(-200%);
  &:hover {
    color: ${color.onAccent};
  }
  &:focus {
    transform: none;
  }
`;
