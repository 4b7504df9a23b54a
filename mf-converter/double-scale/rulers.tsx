import { color, minWidth, spacedDigits } from '@site/shell-contract';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import type { Rational } from '@site/catalogue/engine/rational';
import { styled } from 'styled-components';
import type { Axis } from './axis.ts';
import { placeLandmarks, widthOf } from './landmarks.ts';
import type { Landmark, Landmarks, Span } from './landmarks.ts';
import { RULERS } from './sizes.ts';
import { pointersOf } from './scale.ts';
import type { Scale } from './scale.ts';
import type { scaleTexts } from './scale-texts.ts';
import { TickMarks } from './tick-marks.tsx';
import { ticksOn } from './ticks.ts';
import type { Tick, TickLabel, Ticks } from './ticks.ts';

export interface PictureProps {
  scale: Scale;
  value: Rational;
  texts: ReturnType<typeof scaleTexts>;
  format: NumberFormat;
  landmarks: Landmarks;
  isOneSided: boolean;
}

const { height, top, seam, bottom } = RULERS;

const Drawing = styled.svg`
  width: 100%;
  text-anchor: middle;
  /* Keeps labels readable on the pointer. */
  .from,
  .to {
    paint-order: stroke;
    stroke: ${color.tint};
    stroke-width: 5px;
  }
  .to {
    stroke: ${color.accentTint};
  }
  .landmark {
    fill: ${color.inkSoft};
  }
  .secondary {
    display: none;
    ${minWidth.pair} {
      display: inline;
    }
  }
`;

/** Pixels. */
const TICK_LENGTHS = { short: 8, middle: 12, long: 18 } as const;

/** Units of the drawing across the width. */
const WIDTH = 2000;

const percent = (at: number) => `${Number((at * 100).toFixed(2))}%`;

/** Long labels need larger intervals. */
const INTERVALS = { short: 6, long: 4 } as const;
const LONG_CHARACTERS = 4;

function readableTicks(axis: Axis): Ticks {
  const ticks = ticksOn(axis, INTERVALS.short);
  const isLong = ticks.labels.some(({ text, isSecondary }) => !isSecondary && text.length > LONG_CHARACTERS);
  return isLong ? ticksOn(axis, INTERVALS.long) : ticks;
}

/** Near the ends, the tag extends to the middle. Its font is larger than a landmark's by this factor. */
const TAG = { edge: 0.15, shift: 10, size: 1.25 } as const;

function anchorOf(at: number) {
  if (at < TAG.edge) return { textAnchor: 'start', dx: -TAG.shift } as const;
  return at > 1 - TAG.edge ? ({ textAnchor: 'end', dx: TAG.shift } as const) : {};
}

/** The width is in pixels. */
function tagSpan(at: number, text: string): (width: number) => Span {
  const { textAnchor, dx = 0 } = anchorOf(at);
  return (width) => {
    const length = (widthOf(text) * TAG.size) / width;
    const from = { start: 0, end: 1, middle: 0.5 }[textAnchor ?? 'middle'] * length;
    const start = at + dx / width - from;
    return { start, end: start + length };
  };
}

/** Tags and landmarks share a row. A landmark's line starts at `marksFrom`. */
const SIDES = {
  from: { direction: -1, labelsY: top + 16, tagY: top - 8, marksFrom: top - 5 },
  to: { direction: 1, labelsY: bottom - 7, tagY: bottom + 18, marksFrom: bottom },
} as const;

interface SideProps {
  side: 'from' | 'to';
  axis: Axis;
  labels: readonly TickLabel[];
  landmarks: readonly Landmark[];
  pointer: number | undefined;
  tag: string | undefined;
  format: NumberFormat;
}

function Side({ side, axis, labels, landmarks, pointer, tag, format }: SideProps) {
  const { labelsY, tagY, marksFrom } = SIDES[side];
  return (
    <>
      <g className={side} transform={`translate(0 ${labelsY})`}>
        {labels.map(({ at, text, isSecondary }) => (
          <text key={text} x={percent(at)} className={isSecondary ? 'secondary' : undefined}>
            {spacedDigits(text, format)}
          </text>
        ))}
      </g>
      {pointer === undefined || tag === undefined ? null : (
        <>
          {placeLandmarks(axis, landmarks, tagSpan(pointer, tag)).map(({ at, text, isSecondary }) => (
            <g key={text} className={isSecondary ? 'secondary' : undefined}>
              <line className="ticks" x1={percent(at)} x2={percent(at)} y1={marksFrom} y2={marksFrom + 5} />
              <text className="landmark" x={percent(at)} y={tagY}>
                {text}
              </text>
            </g>
          ))}
          <text key={tag} className="tag" x={percent(pointer)} y={tagY} {...anchorOf(pointer)}>
            {tag}
          </text>
        </>
      )}
    </>
  );
}

export function Rulers({ scale, value, texts, format, landmarks, isOneSided }: PictureProps) {
  const pointers = pointersOf(scale, value);
  const sides = isOneSided ? (['from'] as const) : (['from', 'to'] as const);
  const ticks = { from: readableTicks(scale.from), to: readableTicks(scale.to) };
  const markOn = (side: 'from' | 'to') => (tick: Tick) =>
    `M${Math.round(tick.at * WIDTH)} ${seam}v${SIDES[side].direction * TICK_LENGTHS[tick.size]}`;
  return (
    <Drawing aria-hidden="true" height={height}>
      <svg width="100%" height={height} viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none">
        {sides.map((side) => (
          <TickMarks key={side} ticks={ticks[side].ticks} mark={markOn(side)} />
        ))}
      </svg>
      <Needles from={pointers.from} to={isOneSided ? undefined : pointers.to} />
      {sides.map((side) => (
        <Side
          key={side}
          side={side}
          axis={scale[side]}
          labels={ticks[side].labels}
          landmarks={landmarks[side]}
          pointer={pointers[side]}
          tag={texts[side]}
          format={format}
        />
      ))}
    </Drawing>
  );
}

/** Between reciprocal units, a line connects the two needles. */
function Needles({ from, to }: { from: number; to: number | undefined }) {
  const x = percent(from);
  const opposite = to === undefined ? undefined : percent(to);
  return (
    <>
      <line className="pointer" x1={x} x2={x} y1={top - 3} y2={seam} />
      {opposite === undefined ? null : (
        <line className="pointer" x1={opposite} x2={opposite} y1={seam} y2={bottom + 3} />
      )}
      {opposite === undefined || opposite === x ? null : (
        <line className="pointer" x1={x} x2={opposite} y1={seam} y2={seam} />
      )}
      <circle className="pointer" cx={x} cy={seam} r={7} />
    </>
  );
}
