import { color, minWidth, spacedDigits } from '@site/shell-contract';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import type { Rational } from '@site/catalogue/engine/rational';
import { styled } from 'styled-components';
import type { Axis } from './axis.ts';
import { placeLandmarks, widthOf } from './landmarks.ts';
import type { Landmarks, PlacedLandmark, Span } from './landmarks.ts';
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

function ruler(direction: 1 | -1): (tick: Tick) => string {
  return ({ at, size }) => `M${Math.round(at * WIDTH)} ${seam}v${direction * TICK_LENGTHS[size]}`;
}
const upperTick = ruler(-1);
const lowerTick = ruler(1);

const percent = (at: number) => `${Number((at * 100).toFixed(2))}%`;

/** Long labels need larger intervals. */
const INTERVALS = { short: 6, long: 4 } as const;
const LONG_CHARACTERS = 4;

function readableTicks(axis: Axis): Ticks {
  const ticks = ticksOn(axis, INTERVALS.short);
  const isLong = ticks.labels.some(({ text, isSecondary }) => !isSecondary && text.length > LONG_CHARACTERS);
  return isLong ? ticksOn(axis, INTERVALS.long) : ticks;
}

function Labels({ side, labels, format }: { side: 'from' | 'to'; labels: readonly TickLabel[]; format: NumberFormat }) {
  return (
    <g className={side} transform={`translate(0 ${side === 'from' ? top + 16 : bottom - 7})`}>
      {labels.map(({ at, text, isSecondary }) => (
        <text key={text} x={percent(at)} className={isSecondary ? 'secondary' : undefined}>
          {spacedDigits(text, format)}
        </text>
      ))}
    </g>
  );
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

function Tag({ at, y, text }: { at: number; y: number; text: string }) {
  const { textAnchor, dx } = anchorOf(at);
  return (
    <text key={text} className="tag" x={percent(at)} y={y} textAnchor={textAnchor} dx={dx}>
      {text}
    </text>
  );
}

/** In the row of the pointer's label, with a short line to the scale. */
function LandmarkRow({ placed, y, lineFrom }: { placed: readonly PlacedLandmark[]; y: number; lineFrom: number }) {
  return placed.map(({ at, text, isSecondary }) => (
    <g key={text} className={isSecondary ? 'secondary' : undefined}>
      <line className="ticks" x1={percent(at)} x2={percent(at)} y1={lineFrom} y2={lineFrom + 5} />
      <text className="landmark" x={percent(at)} y={y}>
        {text}
      </text>
    </g>
  ));
}

const ROWS = { from: top - 8, to: bottom + 18 } as const;

export function Rulers({ scale, value, texts, format, landmarks, isOneSided }: PictureProps) {
  const pointers = isOneSided ? { from: pointersOf(scale, value).from, to: undefined } : pointersOf(scale, value);
  const [from, to] = [readableTicks(scale.from), readableTicks(scale.to)];
  return (
    <Drawing aria-hidden="true" height={height}>
      <svg width="100%" height={height} viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none">
        <TickMarks ticks={from.ticks} mark={upperTick} />
        {isOneSided ? null : <TickMarks ticks={to.ticks} mark={lowerTick} />}
      </svg>
      <Needles from={percent(pointers.from)} to={pointers.to === undefined ? undefined : percent(pointers.to)} />
      <Labels side="from" labels={from.labels} format={format} />
      {isOneSided ? null : <Labels side="to" labels={to.labels} format={format} />}
      <circle className="pointer" cx={percent(pointers.from)} cy={seam} r={7} />
      <LandmarkRow
        placed={placeLandmarks(scale.from, landmarks.from, tagSpan(pointers.from, texts.from))}
        y={ROWS.from}
        lineFrom={top - 5}
      />
      <Tag at={pointers.from} y={ROWS.from} text={texts.from} />
      {pointers.to === undefined || texts.to === undefined ? null : (
        <>
          <LandmarkRow
            placed={placeLandmarks(scale.to, landmarks.to, tagSpan(pointers.to, texts.to))}
            y={ROWS.to}
            lineFrom={bottom}
          />
          <Tag at={pointers.to} y={ROWS.to} text={texts.to} />
        </>
      )}
    </Drawing>
  );
}

/** Between reciprocal units, a line connects the two needles. */
function Needles({ from, to }: { from: string; to: string | undefined }) {
  return (
    <>
      <line className="pointer" x1={from} x2={from} y1={top - 3} y2={seam} />
      {to === undefined ? null : (
        <>
          <line className="pointer" x1={to} x2={to} y1={seam} y2={bottom + 3} />
          {to === from ? null : <line className="pointer" x1={from} x2={to} y1={seam} y2={seam} />}
        </>
      )}
    </>
  );
}
