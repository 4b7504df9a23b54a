import { colorValues, markTicks } from '@site/shell-contract/token-values';
import { z } from 'zod';
import { drawText } from './draw-text.ts';
import { drawScale } from './draw-scale.ts';

/** Like `ImageScales` in the contract, but with the icon itself. */
export const facingScalesSchema = z.object({
  from: z.number().exactOptional(),
  upTo: z.number(),
  factor: z.number().positive(),
  offset: z.number().exactOptional(),
  /** Upper value at the pointer. Choose one between the numerals of both scales. */
  pointed: z.number(),
  /** SVG path data on a 24-unit grid. */
  icon: z.string().exactOptional(),
  /** `5 ft 3 in = 160.02 cm`, drawn instead of the icon. */
  equation: z.string().exactOptional(),
  /** `Oven: 180 °C, fan 160 °C`, drawn below the equation. */
  note: z.string().exactOptional(),
});

export type FacingScales = z.infer<typeof facingScalesSchema>;

/** Size that social networks recommend, in pixels. */
export const SIZE = { width: 1200, height: 630 };

const {
  paper,
  surface,
  tint,
  ink,
  accent,
  hairline,
  'on-accent': onAccent,
  'control-border': border,
} = colorValues.light;

/** In pixels. The scales meet at `line`. */
const RULE = { left: 80, first: 128, top: 300, line: 430, bottom: 560, radius: 14 };

/** In pixels. The equation is next to the mark. */
const EQUATION = { left: 204, middle: { alone: 138, aboveNote: 112 }, width: SIZE.width - 80 - 204, largest: 4.4 };
const NOTE = { left: 80, middle: 220, width: SIZE.width - 80 - 80, largest: 2 };

export function drawSocialImage(scales: FacingScales): string {
  const { from = 0, upTo, pointed, icon } = scales;
  const note = scales.equation && scales.note ? drawText(scales.note, NOTE) : '';
  const middle = note ? EQUATION.middle.aboveNote : EQUATION.middle.alone;
  const equation = scales.equation && drawText(scales.equation, { ...EQUATION, middle });
  const pointer = RULE.first + ((pointed - from) / (upTo - from)) * (SIZE.width - RULE.first);
  const x = pointer.toFixed(1);
  const { upper, lower } = drawScales(scales, pointer);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" fill="none">
<rect width="${SIZE.width}" height="${SIZE.height}" fill="${paper}"/>
<g transform="${equation ? `translate(80 ${middle - 45}) scale(3)` : `translate(80 72) scale(${icon ? 4.4 : 5.2})`}">
<rect width="30" height="30" rx="7" fill="${accent}"/><path d="${markTicks}" stroke="${onAccent}" stroke-width="1.75"/></g>
${equation ? `<g stroke="${ink}">${equation}${note}</g>` : drawIcon(icon)}
<path fill="${surface}" d="M${SIZE.width} ${RULE.top}H${RULE.left + RULE.radius}
a${RULE.radius} ${RULE.radius} 0 0 0-${RULE.radius} ${RULE.radius}V${RULE.line}H${SIZE.width}z"/>
<path fill="${tint}" d="M${SIZE.width} ${RULE.bottom}H${RULE.left + RULE.radius}
a${RULE.radius} ${RULE.radius} 0 0 1-${RULE.radius}-${RULE.radius}V${RULE.line}H${SIZE.width}z"/>
<path stroke="${hairline}" stroke-width="2" d="M${SIZE.width + 2} ${RULE.top}H${RULE.left + RULE.radius}
a${RULE.radius} ${RULE.radius} 0 0 0-${RULE.radius} ${RULE.radius}V${RULE.bottom - RULE.radius}
a${RULE.radius} ${RULE.radius} 0 0 0 ${RULE.radius} ${RULE.radius}H${SIZE.width + 2}"/>
<g stroke="${ink}">${upper.ticks}${lower.ticks}</g>
<path d="M${RULE.left} ${RULE.line}H${SIZE.width}" stroke="${border}" stroke-width="2"/>
<path d="M${x} ${RULE.top - 28}V${RULE.bottom + 28}" stroke="${accent}" stroke-width="4"/>
<g stroke="${ink}">${upper.numerals}${lower.numerals}</g>
<circle cx="${x}" cy="${RULE.line}" r="11" fill="${paper}" stroke="${accent}" stroke-width="5"/>
</svg>`;
}

function drawIcon(icon: string | undefined): string {
  if (icon === undefined) return '';
  return (
    `<g transform="translate(936 52) scale(7.6)" stroke="${accent}" stroke-width="1" ` +
    `stroke-linecap="round" stroke-linejoin="round"><path d="${icon}"/></g>`
  );
}

function drawScales({ from = 0, upTo, factor, offset = 0 }: FacingScales, pointer: number) {
  const edges = { left: RULE.left, right: SIZE.width };
  const place = { left: RULE.first, width: SIZE.width - RULE.first, line: RULE.line, edges, pointer };
  return {
    upper: drawScale({ ...place, from, to: upTo, direction: -1, background: surface }),
    lower: drawScale({
      ...place,
      from: from * factor + offset,
      to: upTo * factor + offset,
      direction: 1,
      background: tint,
    }),
  };
}
