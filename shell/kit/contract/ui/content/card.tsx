import { css, styled } from 'styled-components';
import { rulerTop } from '../theme/ruler-ticks.tsx';
import { color, minWidth, radius, space } from '../theme/tokens.ts';

const ruled = css`
  position: relative;
  border-top-color: ${color.accent};
  &::before {
    content: '';
    position: absolute;
    inset: 0 ${space(4)} auto;
    height: 10px;
    ${rulerTop}
  }
`;

/** `$ruled` draws a ruler along the top edge. */
export const Card = styled.div<{ $ruled?: boolean }>`
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  padding: ${space(5)};
  ${minWidth.mobile} {
    padding: ${space(6)};
  }
  ${({ $ruled }) => $ruled && ruled}
`;
