import { numeralPaths } from './numeral-paths.ts';

interface Scale {
  /** Values at the left and at the right end. */
  from: number;
  to: number;
  /** Pixels. */
  left: number;
  width: number;
  line: number;
  /** -1 draws ticks above the line. */
  direction: 1 | -1;
}

/** Minimum distance between two numerals, in pixels. */
const NUMERAL_GAP = 120;
const TICK = { long: 46, middle: 32, short: 20 };
const NUMERAL = { width: 18, advance: 26, height: 29, gap: 18 };

/** Rounds up to 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10);
}

/** Returns SVG with ten ticks per numeral. */
export function drawScale({ from, to, left, width, line, direction }: Scale): string {
  const step = roundStep(((to - from) * NUMERAL_GAP) / width);
  const tenth = step / 10;
  const ticks: string[] = [];
  const numerals: string[] = [];
  for (let count = Math.ceil(from / tenth - 1e-9); count * tenth <= to + 1e-9; count += 1) {
    const x = left + ((count * tenth - from) / (to - from)) * width;
    const minor = count % 5 === 0 ? TICK.middle : TICK.short;
    const length = count % 10 === 0 ? TICK.long : minor;
    ticks.push(`M${x.toFixed(1)} ${line}v${direction * length}`);
    if (count % 10 === 0)
      numerals.push(
        drawNumber(
          Number((count * tenth).toPrecision(6)),
          x,
          direction > 0 ? line + TICK.long + NUMERAL.gap : line - TICK.long - NUMERAL.gap - NUMERAL.height,
        ),
      );
  }
  return `<path d="${ticks.join('')}" stroke-width="2.5"/><g stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${numerals.join('')}</g>`;
}

/** @param x center @param y top */
function drawNumber(value: number, x: number, y: number): string {
  const text = String(value);
  const start = x - ((text.length - 1) * NUMERAL.advance + NUMERAL.width) / 2;
  const scale = NUMERAL.width / 10;
  return [...text]
    .map(
      (sign, index) =>
        `<path transform="translate(${(start + index * NUMERAL.advance).toFixed(1)} ${y}) scale(${scale})" d="${numeralPaths[sign] ?? ''}"/>`,
    )
    .join('');
}
