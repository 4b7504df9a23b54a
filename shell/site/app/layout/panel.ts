import { color, minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';

export const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - ${space(36)});
  overflow-y: auto;
  padding: ${space(4)} ${space(4)} ${space(6)};
  border-bottom: 1px solid ${color.hairline};
  background: ${color.surface};
  ${minWidth.mobile} {
    display: none;
  }
`;
