import { color, fontSize, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { Shape } from './shape.ts';

export const Frame = styled.div<{ $shape: Shape }>`
  position: relative;
  isolation: isolate;
  margin-top: ${space(5)};
  border-radius: ${radius.control};
  direction: ltr;
  cursor: pointer;
  user-select: none;
  break-inside: avoid;
  fill: ${color.ink};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  svg {
    overflow: visible;
    forced-color-adjust: none;
  }
  .ticks {
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
  .landmark {
    fill: ${color.inkSoft};
  }
  ${({ $shape }) => $shape.style}
  & + p {
    margin-top: ${space(2)};
    color: ${color.inkSoft};
    font-size: ${fontSize.small};
    line-height: 1.3;
    text-align: center;
    &.hint {
      @media print, (scripting: none) {
        display: none;
      }
    }
  }
  @media (forced-colors: active) {
    --color-ink: CanvasText;
    --color-ink-soft: CanvasText;
    --color-control-border: CanvasText;
    --color-accent: Highlight;
    --color-surface: Canvas;
    --color-tint: Canvas;
    --color-accent-tint: Canvas;
  }
`;
