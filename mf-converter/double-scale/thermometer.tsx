import { color, spacedDigits } from '@site/shell-contract';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { styled } from 'styled-components';
import type { Axis } from './axis.ts';
import type { PictureProps } from './rulers.tsx';
import { THERMOMETER as SIZE } from './sizes.ts';
import { pointersOf } from './scale.ts';
import { landmarksOn } from './temperature-range.ts';
import { TickMarks } from './tick-marks.tsx';
import { ticksOn } from './ticks.ts';

/** Pixels. */
const LENGTH = SIZE.bottom - SIZE.top;
const TUBE = { width: 14, bulb: 15 } as const;
const LANDMARKS = { line: 158, left: 182, gap: 15 } as const;
const TICKS = { from: SIZE.middle - 11, to: SIZE.middle + 11 } as const;
const TICK_LENGTHS = { short: 7, middle: 10, long: 14 } as const;
const LABELS = { from: TICKS.from - 19, to: TICKS.to + 19 } as const;
const INTERVALS = 12;

const Drawing = styled.svg`
  .landmark {
    stroke: ${color.hairline};
  }
  .left {
    text-anchor: end;
  }
  .soft {
    fill: ${color.inkSoft};
  }
  .tube {
    fill: ${color.tint};
    stroke: ${color.controlBorder};
  }
  .level {
    fill: ${color.accent};
  }
`;

const yOf = (at: number) => Math.round(SIZE.bottom - at * LENGTH);
const BASELINE = 4.5;
/** Labels closer to the pointer's are hidden. */
const TAG_ROOM = 15;

interface SideProps {
  axis: Axis;
  side: 'from' | 'to';
  hiddenAt: number;
  format: NumberFormat;
}

function Side({ axis, side, hiddenAt, format }: SideProps) {
  const { ticks, labels } = ticksOn(axis, INTERVALS, 'coarse');
  const direction = side === 'from' ? -1 : 1;
  return (
    <>
      <TickMarks
        ticks={ticks}
        mark={({ at, size }) => `M${TICKS[side]} ${yOf(at)}h${direction * TICK_LENGTHS[size]}`}
      />
      {labels
        .filter(({ at, isSecondary }) => !isSecondary && Math.abs(yOf(at) - hiddenAt) >= TAG_ROOM)
        .map(({ at, text }) => (
          <text key={text} className={side === 'from' ? 'left' : undefined} x={LABELS[side]} y={yOf(at) + BASELINE}>
            {spacedDigits(text, format)}
          </text>
        ))}
    </>
  );
}

export function Thermometer({ scale, value, texts, format, isOneSided }: PictureProps) {
  const { from, to } = scale;
  const level = yOf(pointersOf(scale, value).from);
  const left = SIZE.middle - TUBE.width / 2;
  return (
    <Drawing aria-hidden="true" width={SIZE.width} height={SIZE.height}>
      {landmarksOn(from, LANDMARKS.gap / LENGTH).map(({ at, text }) => (
        <g key={text}>
          <path className="landmark" d={`M${LANDMARKS.line} ${yOf(at)}H${LANDMARKS.left - 6}`} />
          <text className="soft" x={LANDMARKS.left} y={yOf(at) + BASELINE}>
            {text}
          </text>
        </g>
      ))}
      <Side axis={from} side="from" hiddenAt={level} format={format} />
      {isOneSided ? null : <Side axis={to} side="to" hiddenAt={level} format={format} />}
      <rect className="tube" x={left} y={4} width={TUBE.width} height={SIZE.bottom} rx={TUBE.width / 2} />
      <circle className="tube" cx={SIZE.middle} cy={SIZE.bottom + 20} r={TUBE.bulb} />
      <rect className="level" x={left + 4} y={level} width={TUBE.width - 8} height={SIZE.bottom + 20 - level} />
      <circle className="level" cx={SIZE.middle} cy={SIZE.bottom + 20} r={TUBE.bulb - 4} />
      <path className="pointer" d={`M${TICKS.from - 14} ${level}H${TICKS.to + 14}`} />
      <circle className="pointer" cx={SIZE.middle} cy={level} r={7} />
      <text key={texts.from} className="tag left" x={LABELS.from} y={level + BASELINE}>
        {texts.from}
      </text>
      <text key={texts.to} className="tag" x={LABELS.to} y={level + BASELINE}>
        {texts.to}
      </text>
    </Drawing>
  );
}
