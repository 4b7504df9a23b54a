import { color, minWidth, radius, space, spacedDigits, useNumberFormat } from '@site/shell-contract';
import { css } from 'styled-components';
import { ROUNDING } from './axis.ts';
import { placeLandmarks } from './landmarks.ts';
import type { PictureProps, Shape, ScaleSide } from './shape.ts';

const HEIGHT = 128;

/** Pixels from the seam between the rulers. */
const NEEDLE = 45;
const LABELS = 30.5;
const TAGS = 55;
const LANDMARKS = { from: 42, to: 47 } as const;

/** Pixels from the middle of the text to its baseline. */
const BASELINE = { label: 4.5, tag: 5 } as const;

const TICK_LENGTHS = { short: 8, middle: 12, long: 18 } as const;

/** Width of the drawing, in its own units. */
const WIDTH = 2000;

/** Width of the widest character, in pixels. */
const TAG_CHARACTER = 9;
const TAG_SHIFT = 10;

/** Closer to an end than this part of the axis, the pointer's label extends only toward the middle. */
const EDGE = 0.15;

const percent = (at: number) => `${Math.round(at * 1e4) / 100}%`;

interface RulerProps extends ScaleSide {
  /** The value is -1 above the seam and 1 below it. */
  direction: -1 | 1;
}

function Ruler(ruler: RulerProps) {
  const { ticks, direction } = ruler;
  const format = useNumberFormat();
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        {Object.entries(TICK_LENGTHS).map(([size, length]) => (
          <path
            key={size}
            className={`ticks ${size}`}
            d={ticks
              .filter((tick) => tick.size === size)
              .map(({ at }) => `M${Math.round(at * WIDTH)} 0v${direction * length}`)
              .join('')}
          />
        ))}
      </svg>
      <PointerMarks {...ruler} />
      <svg className={direction < 0 ? 'from' : 'to'} y={direction * LABELS + BASELINE.label}>
        {ticks.map(({ at, label, size }) =>
          label ? (
            <text key={label} x={percent(at)} className={size === 'long' ? undefined : 'secondary'}>
              {spacedDigits(label, format)}
            </text>
          ) : null,
        )}
      </svg>
    </>
  );
}

function PointerMarks({ axis, direction, pointer, landmarks = [] }: RulerProps) {
  if (!pointer) return null;
  const y = direction * TAGS + BASELINE.tag;
  const side = Number(pointer.at < EDGE) - Number(pointer.at > 1 - EDGE);
  const length = pointer.tag.length * TAG_CHARACTER;
  return (
    <>
      {placeLandmarks(axis, landmarks, pointer.at, side ? length : length / 2).map(({ at, text, isSecondary }) => (
        <svg key={text} x={percent(at)} className={isSecondary ? 'secondary' : undefined}>
          <path className="ticks" d={`M0 ${direction * LANDMARKS.from}V${direction * LANDMARKS.to}`} />
          <text className="landmark" y={y}>
            {text}
          </text>
        </svg>
      ))}
      <svg x={percent(pointer.at)}>
        <path className="pointer" d={`M0 0V${direction * NEEDLE}`} />
        <text
          key={pointer.tag}
          className="tag"
          y={y}
          x={-TAG_SHIFT * side}
          textAnchor={[undefined, 'start' as const, 'end' as const].at(side)}
        >
          {pointer.tag}
        </text>
      </svg>
    </>
  );
}

function Rulers({ from, to }: PictureProps) {
  const [x, opposite] = [from, to].map((side) => side?.pointer && percent(side.pointer.at));
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT}>
      <svg y={HEIGHT / 2}>
        <Ruler {...from} direction={-1} />
        {to ? <Ruler {...to} direction={1} /> : null}
        {/* Connects the needles of reciprocal units. */}
        {opposite && opposite !== x ? <line className="pointer" x1={x} x2={opposite} /> : null}
        <circle className="pointer" cx={x} r={7} />
      </svg>
    </svg>
  );
}

/** Ranges up to this size step by 1 or less. */
const SMALL_RANGE = 200;

/** A finger that moves less is tapping. Browsers report some movement before they scroll. */
const TAP_PIXELS = 6;

const style = css`
  padding-inline: ${space(4)};
  text-anchor: middle;
  touch-action: pan-y;
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 22px 0 auto;
    height: 84px;
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    background: linear-gradient(${color.tint} 50%, ${color.accentTint} 0);
  }
  &::after {
    top: 64px;
    height: 0;
    border: 0;
    border-top: 1px solid ${color.controlBorder};
  }
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
  .secondary {
    display: none;
    ${minWidth.pair} {
      display: inline;
    }
  }
`;

export const RULERS: Shape = {
  style,
  hint: 'Drag the pointer, or tap the scale.',
  intervals: { short: 6, long: 4 },
  getParts: (mantissa) => ({ all: 10, middle: mantissa === 5 ? 2 : 5 }),
  edge: 0.04,
  Picture: Rulers,
  // A scale has 20 to 200 steps.
  computeStep: (range) => {
    const step = 10 ** (Math.ceil(Math.log10(range) - ROUNDING) - 2);
    return range > SMALL_RANGE ? step : Math.min(step, 1);
  },
  measure: ({ clientX }, { left, width }) => ({ position: (clientX - left) / width, pixels: width }),
  isDrag: (start, { clientX, clientY }) =>
    Math.abs(clientX - start.clientX) > Math.max(Math.abs(clientY - start.clientY), TAP_PIXELS),
};
