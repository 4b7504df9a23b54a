import { color, fontSize, minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';

/** 'From' and 'To' side by side from 640 px up, stacked under it; what stands between them is the swap. */
export const Sides = styled.div`
  display: grid;
  gap: ${space(3)};
  ${minWidth.pair} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: ${space(4)};
  }
`;

export const Side = styled.div`
  min-width: 0;
  label { display: block; margin-bottom: ${space(1)}; font-size: ${fontSize.note}; font-weight: 600; }
`;

/** Lines the swap up with the fields. */
export const Between = styled.div`
  display: flex;
  justify-content: center;
  svg { transform: rotate(90deg); }
  ${minWidth.pair} { padding-top: ${space(10)}; align-items: start; svg { transform: none; } }
`;

/** A unit that can't be changed, under its field. */
export const LockedUnit = styled.p`
  margin-top: ${space(1.5)};
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
`;
