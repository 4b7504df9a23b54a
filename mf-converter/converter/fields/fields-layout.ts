import { fontSize, minWidth, space } from '@site/shell-contract';
import { css, styled } from 'styled-components';

/**
 * Phones have two rows. An open keyboard leaves about 240 px of a small screen, and the value, the result, and the keys
 * must fit.
 */
export const fieldHeight = css`
  min-height: ${space(14)};
  ${minWidth.pair} {
    min-height: ${space(17)};
  }
`;

export const UNIT_WIDTH = 'min(10rem, 46%)';

export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  ${minWidth.pair} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: ${space(4)};
  }
`;

/** Phones: the swap shares a row with the second side's label. */
const second = css`
  grid-row: 2;
  grid-column: 1;
  grid-template-rows: ${space(9)};
  > button {
    top: ${space(2)};
  }
  ${minWidth.pair} {
    grid-area: auto;
    > button {
      top: 0;
    }
  }
`;

/** Phones: the unit is in the result's box. */
const result = css`
  > :nth-child(2) {
    grid-area: 2 / 1 / auto / -1;
  }
  > :nth-child(3) {
    grid-area: 2 / 2;
    align-self: start;
    margin: ${space(1)} ${space(1)} 0 0;
  }
  ${minWidth.pair} {
    > :nth-child(3) {
      margin: ${space(2)} 0 0;
    }
  }
`;

/** Phones: the unit is next to the field, and a line about the field is below both. */
export const Side = styled.div<{ $isSecond?: boolean; $isResult: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${UNIT_WIDTH};
  grid-auto-flow: dense;
  align-content: start;
  column-gap: ${space(2)};
  min-width: 0;
  label,
  > p {
    grid-column: 1 / -1;
  }
  label {
    align-self: end;
    margin-bottom: ${space(1)};
    font-size: ${fontSize.note};
    font-weight: 600;
  }
  ${minWidth.pair} {
    display: block;
    label {
      display: block;
    }
  }
  ${({ $isSecond }) => $isSecond && second}
  ${({ $isResult }) => $isResult && result}
`;

export const Between = styled.div`
  grid-row: 2;
  grid-column: 1;
  z-index: 1;
  justify-self: center;
  align-self: start;
  svg {
    transform: rotate(90deg);
  }
  ${minWidth.pair} {
    grid-area: auto;
    padding-top: ${space(10)};
    svg {
      transform: none;
    }
  }
`;
