import { css, styled } from 'styled-components';
import { color, space } from './tokens.ts';

const scale = (direction: string, every: string) =>
  `repeating-linear-gradient(to ${direction}, ${color.tick} 0 1px, transparent 1px ${every})`;

/** Draws short ticks every 8 px, longer ones every 40 px, and the longest every 80 px. */
export const rulerTop = css`
  background:
    ${scale('right', '8px')} 0 0 / 100% 4px no-repeat,
    ${scale('right', '40px')} 0 0 / 100% 7px no-repeat,
    ${scale('right', '80px')} 0 0 / 100% 10px no-repeat;
`;

export const rulerLeft = css`
  background:
    ${scale('bottom', '8px')} 0 0 / 4px 100% no-repeat,
    ${scale('bottom', '40px')} 0 0 / 7px 100% no-repeat,
    ${scale('bottom', '80px')} 0 0 / 10px 100% no-repeat;
`;

export const RulerTicks = styled.div.attrs({ 'aria-hidden': true })`
  height: ${space(2.5)};
  ${rulerTop}
`;
