import { color, fontSize, minWidth, radius, space } from '@site/shell-contract';
import { css, styled } from 'styled-components';
import { UNIT_WIDTH, fieldHeight, narrowCard } from './fields-layout.ts';

const mixedHeight = css`
  min-height: ${space(15.5)};
  ${minWidth.pair} {
    min-height: ${space(17)};
  }
`;

/** Leaves room for a second line, so nothing below moves. The number shrinks to stay on one line. */
export const ResultSheet = styled.div<{ $fontSize: string; $length: number; $isOld: boolean; $isMixed: boolean }>`
  container: result / inline-size;
  display: grid;
  align-content: center;
  ${fieldHeight}
  ${({ $isMixed }) => $isMixed && mixedHeight}
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color.accentTint};
  color: ${({ $isOld }) => ($isOld ? color.inkSoft : color.ink)};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  output {
    margin-right: ${({ $length }) => (isLong($length) ? 0 : UNIT_WIDTH)};
    font-size: min(2rem, ${({ $length }) => computeFontSize($length, isLong($length) ? 100 : 50)});
    font-weight: 650;
    line-height: 1.15;
    letter-spacing: -0.015em;
    white-space: nowrap;
    ${narrowCard} {
      margin-right: 0;
      font-size: min(2rem, ${({ $length }) => computeFontSize($length, 100)});
    }
  }
  p {
    font-size: ${fontSize.small};
    line-height: 1.3;
  }
  ${minWidth.pair} {
    padding-block: 0;
    output {
      margin-right: 0;
      font-size: min(${({ $fontSize }) => $fontSize}, ${({ $length }) => computeFontSize($length, 100)});
    }
  }
`;

/** On phones, a longer result next to its unit would be too small. */
export const isLong = (length: number) => length > 9;

/** Upper bound for a digit's width, in em. */
const DIGIT = 0.68;

const computeFontSize = (length: number, percent: number) =>
  `${Math.round((100 * percent) / Math.max(length, 1) / DIGIT) / 100}cqi`;
