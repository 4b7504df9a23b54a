import { equals } from '@site/catalog/engine/rational';
import { color, fontSize, radius, space, spacedDigits, useNumberFormat } from '@site/shell-contract';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { getSliderNumbers } from './grid.ts';
import { buildPointers } from './pointers.ts';
import { RULERS } from './rulers.tsx';
import type { Scale } from './scale.ts';
import type { Pointer, ScaleSide, Shape } from './shape.ts';
import { buildTicks } from './ticks.ts';
import { usePointer } from './use-pointer.ts';
import type { DoubleScaleProps } from './use-pointer.ts';
import { notStatic } from '../ui/hidden.ts';

const Frame = styled.div<{ $shape: Shape }>`
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
      ${notStatic}
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

/** Import `rulers` from here. Importing `rulers.tsx` in another chunk would split it off, which takes more bytes. */
export const rulers = RULERS;

const watchNothing = () => () => {};

/** Before hydration, the scale is only a picture. */
export function DoubleScale(props: DoubleScaleProps) {
  const { from, to, landmarks, isOneSided } = props;
  const { scale, value, handlers } = usePointer(props);
  const { shape } = scale;
  const isInteractive = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  const format = useNumberFormat();
  const pointers = buildPointers(scale, value, format, isOneSided);
  const isLabeled = equals(value, props.value);
  const labels = isLabeled ? { from: props.typedLabel, to: props.resultLabel } : {};
  const { sentence } = pointers;
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': `Scale from ${from.plural} to ${to.plural}`,
    'aria-orientation': shape.orientation,
    'aria-valuetext': sentence,
    ...getSliderNumbers(scale, value),
  };
  const getSide = (name: 'from' | 'to'): ScaleSide => ({
    axis: scale[name],
    ticks: buildTicks(scale[name], shape),
    pointer: withTag(pointers[name], labels[name] && spacedDigits(labels[name], format)),
    landmarks: landmarks?.[name],
  });
  const note = getNote(scale);
  return (
    <>
      <Frame
        $shape={shape}
        translate="no"
        data-pressable=""
        {...(isInteractive ? slider : { role: 'img', 'aria-label': sentence })}
        {...handlers}
      >
        <shape.Picture from={getSide('from')} to={isOneSided ? undefined : getSide('to')} />
      </Frame>
      <p className={note === shape.hint ? 'hint' : undefined}>{note}</p>
    </>
  );
}

function withTag(pointer: Pointer | undefined, tag: string | undefined): Pointer | undefined {
  return pointer && tag ? { ...pointer, tag } : pointer;
}

function getNote({ from, isReciprocal, shape }: Scale): string {
  if (isReciprocal) return 'As one needle rises, the other falls.';
  return from.isLogarithmic ? 'Logarithmic: each number is 10 × the last.' : shape.hint;
}
