import { color, spacedDigits, useNumberFormat } from '@site/shell-contract';
import { css, styled } from 'styled-components';
import { DoubleScale } from './double-scale.tsx';
import type { PictureProps, ShapeWithAxes } from './shape.ts';
import { placeTemperatureLandmarks, buildTemperatureAxes } from './temperature-range.ts';
import type { Tick } from './ticks.ts';
import type { DoubleScaleProps } from './use-pointer.ts';

/** Pixels. `middle` is the center of the tube; `top` and `bottom` are the ends of the scales. */
const SIZE = { width: 260, height: 320, top: 14, bottom: 284, middle: 84 } as const;
const LENGTH = SIZE.bottom - SIZE.top;
const TUBE = { width: 14, bulb: 15, grip: 56 } as const;
const LANDMARKS = { line: 158, left: 182, gap: 15 } as const;
const TICKS = { from: SIZE.middle - 11, to: SIZE.middle + 11 } as const;
const TICK_LENGTHS = { short: 7, middle: 10, long: 14 } as const;
const LABELS = { from: TICKS.from - 19, to: TICKS.to + 19 } as const;

const PARTS = { 1: { all: 5, middle: 5 }, 2: { all: 4, middle: 2 }, 5: { all: 5, middle: 5 } } as const;

const style = css`
  width: fit-content;
  margin-inline: auto;
  .line {
    stroke: ${color.hairline};
    @media (forced-colors: active) {
      stroke: CanvasText;
    }
  }
  .left {
    text-anchor: end;
  }
  .tube {
    fill: ${color.tint};
    stroke: ${color.controlBorder};
  }
  .level {
    fill: ${color.accent};
  }
`;

/** On the tube, a finger drags the pointer. Elsewhere, it scrolls. Browsers ignore `touch-action` on parts of an SVG. */
const Grip = styled.div`
  position: absolute;
  top: 0;
  left: ${SIZE.middle - TUBE.grip / 2}px;
  width: ${TUBE.grip}px;
  height: ${SIZE.height}px;
  cursor: grab;
  touch-action: none;
`;

const computeY = (at: number) => Math.round(SIZE.bottom - at * LENGTH);
const BASELINE = 4.5;
/** Labels and lines closer to the pointer's label are hidden. */
const TAG_ROOM = 15;
const isNear = (level: number, at: number) => Math.abs(computeY(at) - level) < TAG_ROOM;

interface ScaleMarksProps {
  ticks: readonly Tick[];
  side: 'from' | 'to';
  hiddenAt: number;
}

function ScaleMarks({ ticks, side, hiddenAt }: ScaleMarksProps) {
  const direction = side === 'from' ? -1 : 1;
  const format = useNumberFormat();
  return (
    <>
      {Object.entries(TICK_LENGTHS).map(([size, length]) => (
        <path
          key={size}
          className={`ticks ${size}`}
          d={ticks
            .filter((tick) => tick.size === size)
            .map(({ at }) => `M${TICKS[side]} ${computeY(at)}h${direction * length}`)
            .join('')}
        />
      ))}
      {ticks
        .filter(({ at, size }) => size === 'long' && !isNear(hiddenAt, at))
        .map(({ at, label = '' }) => (
          <text
            key={label}
            className={side === 'from' ? 'left' : undefined}
            x={LABELS[side]}
            y={computeY(at) + BASELINE}
          >
            {spacedDigits(label, format)}
          </text>
        ))}
    </>
  );
}

function Picture({ from, to }: PictureProps) {
  const level = computeY(from.pointer!.at);
  const left = SIZE.middle - TUBE.width / 2;
  return (
    <>
      <svg aria-hidden="true" width={SIZE.width} height={SIZE.height}>
        {placeTemperatureLandmarks(from.axis, LANDMARKS.gap / LENGTH).map(({ at, text }) => (
          <g key={text}>
            {isNear(level, at) ? null : (
              <path className="line" d={`M${LANDMARKS.line} ${computeY(at)}H${LANDMARKS.left - 6}`} />
            )}
            <text className="landmark" x={LANDMARKS.left} y={computeY(at) + BASELINE}>
              {text}
            </text>
          </g>
        ))}
        <ScaleMarks ticks={from.ticks} side="from" hiddenAt={level} />
        {to ? <ScaleMarks ticks={to.ticks} side="to" hiddenAt={level} /> : null}
        <rect className="tube" x={left} y={4} width={TUBE.width} height={SIZE.bottom} rx={TUBE.width / 2} />
        <circle className="tube" cx={SIZE.middle} cy={SIZE.bottom + 20} r={TUBE.bulb} />
        <rect className="level" x={left + 4} y={level} width={TUBE.width - 8} height={SIZE.bottom + 20 - level} />
        <circle className="level" cx={SIZE.middle} cy={SIZE.bottom + 20} r={TUBE.bulb - 4} />
        <path className="pointer" d={`M${TICKS.from - 14} ${level}H${TICKS.to + 14}`} />
        <circle className="pointer" cx={SIZE.middle} cy={level} r={7} />
        <text key={from.pointer!.tag} className="tag left" x={LABELS.from} y={level + BASELINE}>
          {from.pointer!.tag}
        </text>
        <text key={to?.pointer?.tag} className="tag" x={LABELS.to} y={level + BASELINE}>
          {to?.pointer?.tag}
        </text>
      </svg>
      <Grip data-grip="" />
    </>
  );
}

export const THERMOMETER: ShapeWithAxes = {
  style,
  orientation: 'vertical',
  buildAxes: buildTemperatureAxes,
  hint: 'Drag the level up or down.',
  intervals: { short: 12, long: 12 },
  getParts: (mantissa) => PARTS[mantissa],
  edge: 0,
  Picture,
  // A scale has at least 100 steps.
  computeStep: (range) => 10 ** (Math.floor(Math.log10(range)) - 2),
  measure: ({ clientY }, { top }) => ({ position: (top + SIZE.bottom - clientY) / LENGTH, pixels: LENGTH }),
  isDrag: ({ target }) => (target as Element).matches('[data-grip]'),
};

export function TemperatureScale(props: DoubleScaleProps) {
  return <DoubleScale {...props} shape={THERMOMETER} />;
}
