import { styled } from 'styled-components';
import { from, layout, space } from '../theme/tokens.ts';

/** The site's width, centred, with its margins. */
export const Container = styled.div`
  max-width: calc(${layout.container} + ${space(12)});
  margin-inline: auto;
  padding-inline: ${space(4)};
  ${from.mobile} { padding-inline: ${space(6)}; }
`;
