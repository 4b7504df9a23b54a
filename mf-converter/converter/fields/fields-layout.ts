import { fontSize, minWidth, space } from '@site/shell-contract';
import { css, styled } from 'styled-components';
import { notStatic } from '../../ui/hidden.ts';

/** Phones have two rows. The value, the result, and the keys must fit the 240 px above a small screen's keyboard. */
export const fieldHeight = css`
  min-height: ${space(14)};
  ${minWidth.pair} {
    min-height: ${space(17)};
  }
`;

export const UNIT_WIDTH = 'min(10rem, 46%)';

/** A small card or large text leaves no room for two columns. */
export const narrowCard = '@container converter (max-width: 14rem)';
const narrowColumns = '@container converter (max-width: 32rem)';

export const Sides = styled.div`
  container: converter / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  ${minWidth.pair} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: ${space(4)};
  }
`;

const second = css`
  grid-row: 2;
  grid-column: 1;
  grid-template-rows: ${space(9)};
  ${minWidth.pair} {
    grid-area: auto;
  }
`;

const result = css<{ $isLong: boolean }>`
  > :nth-child(2) {
    grid-area: 2 / 1 / auto / -1;
  }
  > :nth-child(3) {
    ${({ $isLong }) => ($isLong ? 'grid-area: 3 / 1 / auto / -1' : 'grid-area: 2 / 2')};
    align-self: start;
    margin: ${space(1)} ${space(1)} 0 0;
  }
  ${narrowCard} {
    > :nth-child(3) {
      grid-area: 3 / 1 / auto / -1;
    }
  }
  ${minWidth.pair} {
    > :nth-child(3) {
      margin: ${space(2)} 0 0;
    }
  }
`;

/** The buttons share a row with the result's label so that the number has more room. */
export const Actions = styled.div`
  position: absolute;
  top: -${space(1)};
  /* Fills the row from the end, so nothing moves while the document loads. */
  inset-inline: 0;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  > [data-part] {
    min-width: ${space(18)};
  }
  height: ${space(9)};
  ${minWidth.pair} {
    height: ${space(6)};
  }
  ${narrowCard} {
    position: static;
    grid-column: 1 / -1;
  }
  ${minWidth.pair} {
    ${narrowColumns} {
      position: static;
    }
  }
  ${notStatic}
`;

export const Side = styled.div<{ $isSecond?: boolean; $isResult: boolean; $isLong: boolean }>`
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
  ${narrowCard} {
    grid-template-columns: minmax(0, 1fr);
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
  justify-self: start;
  margin-inline-start: 3em;
  align-self: start;
  svg {
    transform: rotate(90deg);
  }
  ${minWidth.pair} {
    grid-area: auto;
    margin-inline-start: 0;
    padding-top: ${space(10)};
    svg {
      transform: none;
    }
  }
`;
