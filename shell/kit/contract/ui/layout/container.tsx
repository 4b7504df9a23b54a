import { styled } from 'styled-components';
import { layout, minWidth, space } from '../theme/tokens.ts';

export const Container = styled.div`
  max-width: calc(${layout.container} + ${space(12)});
  margin-inline: auto;
  padding-inline: ${space(4)};
  ${minWidth.mobile} {
    padding-inline: ${space(6)};
  }
`;
