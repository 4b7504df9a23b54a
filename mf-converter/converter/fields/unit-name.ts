import { color, fontSize, minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';

/** In the place of a unit picker. */
export const UnitName = styled.div`
  display: grid;
  align-content: center;
  min-height: ${space(12)};
  font-size: ${fontSize.note};
  line-height: 1.3;
  color: ${color.inkSoft};
  ${minWidth.pair} {
    display: block;
    min-height: 0;
    margin-top: ${space(2)};
  }
`;
