import { color } from '@site/shell-contract';
import { css } from 'styled-components';

/**
 * Shades the sides of a box that scrolls sideways. The first two layers scroll along and cover the shades at its ends.
 */
export const scrollEdges = css`
  background:
    linear-gradient(to right, ${color.surface} 1.25rem, transparent) left / 2.5rem 100% no-repeat local,
    linear-gradient(to left, ${color.surface} 1.25rem, transparent) right / 2.5rem 100% no-repeat local,
    linear-gradient(to right, ${color.tick}, transparent) left / 0.75rem 100% no-repeat,
    linear-gradient(to left, ${color.tick}, transparent) right / 0.75rem 100% no-repeat ${color.surface};
`;
