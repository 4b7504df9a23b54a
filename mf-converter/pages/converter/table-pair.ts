import { minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';

/** The page's two tables: under each other on screens, side by side on a printed sheet. */
export const TablePair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  ${minWidth.mobile} { gap: ${space(14)}; }
  && > * { margin-block: 0; }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)};
    && :is(th, td, caption) { padding-block: ${space(1)}; }
  }
`;
