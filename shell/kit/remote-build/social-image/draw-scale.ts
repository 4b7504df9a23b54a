import { numeralPaths } from './glyph-paths.ts';

interface Scale {
  /** Values at the left and right ends. */
  from: number;
  to: number;
  /** All positions are in pixels. */
  left: number;
  width: number;
  line: number;
  /** -1 draws ticks above the line. */
  direction: 1 | -1;
  /** Numerals beyond these edges are omitted. */
  edges: { left: number; right: number };
  pointer: number;
  background: string;
}

interface DrawnScale {
  ticks: string;
  numerals: string;
}

/** Minimum distance between the centers of numerals, in pixels. */
const NUMERAL_GAP = 120;
const TICK = { long: 46, middle: 32, short: 20 };
const NUMERAL = { width: 18, advance: 26, height: 29, gap: 18, apart: 30 };

/** `mantissa` × 10^`exponent`. Parsing such a decimal is exact, unlike multiplying by powers of 0.1. */
interface Step {
  mantissa: 1 | 2 | 5;
  exponent: number;
}

const decimal = (mantissa: number, exponent: number) => Number(`${mantissa}e${exponent}`);

function roundStep(least: number): Step {
  const exponent = Math.floor(Math.log10(least));
  const mantissa = ([1, 2, 5] as const).find((factor) => decimal(factor, exponent) >= least);
  return mantissa === undefined ? { mantissa: 1, exponent: exponent + 1 } : { mantissa, exponent };
}

function multiples({ from, to }: Scale, size: number): number[] {
  const [first, last] = [Math.ceil(from / size - 1e-9), Math.floor(to / size + 1e-9)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function formatNumeral(index: number, { mantissa, exponent }: Step): string {
  return String(decimal(index * mantissa, exponent));
}

function textWidth(text: string): number {
  return (text.length - 1) * NUMERAL.advance + NUMERAL.width;
}

function numeralStep(scale: Scale): Step {
  const { from, to, width } = scale;
  for (let least = ((to - from) * NUMERAL_GAP) / width; ; least *= 2) {
    const step = roundStep(least);
    const size = decimal(step.mantissa, step.exponent);
    const widest = Math.max(...multiples(scale, size).map((index) => textWidth(formatNumeral(index, step))));
    if (widest + NUMERAL.apart <= (size / (to - from)) * width) return step;
  }
}

export function drawScale(scale: Scale): DrawnScale {
  const { from, to, left, width, line, direction } = scale;
  const step = numeralStep(scale);
  const tenth = decimal(step.mantissa, step.exponent - 1);
  const top = direction > 0 ? line + TICK.long + NUMERAL.gap : line - TICK.long - NUMERAL.gap - NUMERAL.height;
  const ticks: string[] = [];
  const numerals: string[] = [];
  for (const count of multiples(scale, tenth)) {
    const x = left + ((count * tenth - from) / (to - from)) * width;
    const minor = count % 5 === 0 ? TICK.middle : TICK.short;
    ticks.push(`M${x.toFixed(1)} ${line}v${direction * (count % 10 === 0 ? TICK.long : minor)}`);
    if (count % 10 === 0) numerals.push(drawNumeral(formatNumeral(count / 10, step), x, top, scale));
  }
  return {
    ticks: `<path d="${ticks.join('')}" stroke-width="2.5"/>`,
    numerals: `<g stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${numerals.join('')}</g>`,
  };
}

/** @param x center @param y top */
function drawNumeral(text: string, x: number, y: number, { edges, pointer, background }: Scale): string {
  const width = textWidth(text);
  const start = x - width / 2;
  const [side, above] = [NUMERAL.gap / 2, NUMERAL.gap / 3];
  if (start - side < edges.left || start + width + side > edges.right) return '';
  const isCrossed = Math.abs(pointer - x) < width / 2 + side;
  const box = `<rect x="${(start - side).toFixed(1)}" y="${y - above}" width="${width + 2 * side}" height="${NUMERAL.height + 2 * above}" fill="${background}" stroke="none"/>`;
  const scale = NUMERAL.width / 10;
  const signs = [...text].map(
    (sign, index) =>
      `<path transform="translate(${(start + index * NUMERAL.advance).toFixed(1)} ${y}) scale(${scale})" d="${numeralPaths[sign] ?? ''}"/>`,
  );
  return (isCrossed ? box : '') + signs.join('');
}
