import { space } from '@site/shell-contract';
import { css } from 'styled-components';

/** Links of a list, each on a line of its own. */
export const blockLinks = (padding: number) => css`
  a {
    display: block;
    padding-block: ${space(padding)};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
