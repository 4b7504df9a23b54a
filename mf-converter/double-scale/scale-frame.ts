import { color, fontSize, radius, space } from '@site/shell-contract';
import { css, styled } from 'styled-components';
import type { Scale } from './scale.ts';
import { GRIP_WIDTH, RULERS, THERMOMETER } from './sizes.ts';

const rulers = css`
  padding-inline: ${space(4)};
  touch-action: pan-y;
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-inline: 0;
    top: ${RULERS.top}px;
    height: ${RULERS.seam - RULERS.top}px;
    border: 1px solid ${color.hairline};
    border-bottom: 0;
    border-radius: ${radius.control} ${radius.control} 0 0;
    background: ${color.tint};
  }
  &::after {
    top: ${RULERS.seam}px;
    height: ${RULERS.bottom - RULERS.seam}px;
    border-bottom: 1px solid ${color.hairline};
    border-top: 1px solid ${color.controlBorder};
    border-radius: 0 0 ${radius.control} ${radius.control};
    background: ${color.accentTint};
  }
`;

const thermometer = css`
  width: fit-content;
  margin-inline: auto;
`;

export const Frame = styled.div<{ $shape: Scale['shape'] }>`
  position: relative;
  isolation: isolate;
  margin-top: ${space(5)};
  border-radius: ${radius.control};
  direction: ltr;
  cursor: pointer;
  user-select: none;
  break-inside: avoid;
  ${({ $shape }) => ($shape === 'thermometer' ? thermometer : rulers)}
  svg {
    overflow: visible;
    font-size: ${fontSize.small};
    font-variant-numeric: tabular-nums;
    fill: ${color.ink};
  }
  .ticks {
    fill: none;
    stroke: ${color.inkSoft};
    vector-effect: non-scaling-stroke;
    shape-rendering: crispEdges;
  }
  .short {
    stroke: ${color.controlBorder};
  }
  .pointer {
    fill: ${color.surface};
    stroke: ${color.accent};
    stroke-width: 2px;
  }
  .tag {
    fill: ${color.accent};
    font-size: ${fontSize.note};
    font-weight: 650;
  }
  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
      --color-ink: CanvasText;
      --color-ink-soft: CanvasText;
      --color-control-border: CanvasText;
      --color-hairline: CanvasText;
      --color-accent: Highlight;
      --color-surface: Canvas;
      --color-tint: Canvas;
      --color-accent-tint: Canvas;
    }
  }
`;

/**
 * A finger on the tube drags the level. Next to it, the page scrolls. Browsers ignore `touch-action` on parts of a
 * drawing, so this is a separate element.
 */
export const Grip = styled.div`
  position: absolute;
  top: 0;
  left: ${THERMOMETER.middle - GRIP_WIDTH / 2}px;
  width: ${GRIP_WIDTH}px;
  height: ${THERMOMETER.height}px;
  cursor: grab;
  touch-action: none;
`;

export const Note = styled.p<{ $isHint: boolean }>`
  margin-top: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
  line-height: 1.3;
  text-align: center;
  ${({ $isHint }) =>
    $isHint &&
    css`
      @media print, (scripting: none) {
        display: none;
      }
    `}
`;
