import { minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';

export const SectionStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  ${minWidth.mobile} {
    gap: ${space(14)};
  }
  && > * {
    margin-block: 0;
  }
  @media print {
    gap: ${space(5)};
  }
`;

export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;
