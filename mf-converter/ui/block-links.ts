import { space } from '@site/shell-contract';
import { css } from 'styled-components';

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
