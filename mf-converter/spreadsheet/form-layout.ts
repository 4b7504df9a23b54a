import { minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';

export const ToolForm = styled.form`
  display: grid;
  gap: ${space(4)};
`;

export const FieldRow = styled.div`
  display: grid;
  gap: ${space(4)};
  ${minWidth.pair} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;
  }
`;

/** With scripts, results follow the fields, and a button would do nothing. */
export const WithoutScripts = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;
