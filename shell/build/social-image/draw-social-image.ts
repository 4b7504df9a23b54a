import { colorValues } from '@site/shell-contract/token-values';
import { MARK_TICKS } from '../../app/layout/mark-ticks.ts';
import { iconPaths } from '../../contract/ui/icons/icon-paths.ts';
import { drawScale } from './draw-scale.ts';
import type { FacingScales } from './image-scales.ts';

/** What social networks ask for. */
export const SIZE = { width: 1200, height: 630 };

const { paper, surface, tint, ink, accent, hairline, 'on-accent': onAccent, 'control-border': border } = colorValues.light;

const BOOK = 'M12 6.25c-2-1.5-5-2-8.25-1.75v13.75c3.25-.25 6.25.25 8.25 1.75 2-1.5 5-2 8.25-1.75V4.5C17 4.25 14 4.75 12 6.25zM12 6.25V20';
/** The slide rule: its left end, the first tick, and the heights of its bands and of the line where they meet. */
const RULE = { left: 80, first: 128, top: 300, line: 430, bottom: 560, radius: 14 };

/** An image of a kind of page: the site's mark, the category's drawing, and two scales facing each other with a pointer across both. */
export function drawSocialImage({ upTo, factor, offset = 0, pointed, icon }: FacingScales): string {
  const width = SIZE.width - RULE.first;
  const x = (RULE.first + (pointed / upTo) * width).toFixed(1);
  const drawing = icon === 'book' ? BOOK : icon && iconPaths[icon];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" fill="none">
<rect width="${SIZE.width}" height="${SIZE.height}" fill="${paper}"/>
<g transform="translate(80 72) scale(${drawing ? 4.4 : 5.2})"><rect width="30" height="30" rx="7" fill="${accent}"/><path d="${MARK_TICKS}" stroke="${onAccent}" stroke-width="1.75"/></g>
${drawing ? `<g transform="translate(936 52) scale(7.6)" stroke="${accent}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"><path d="${drawing}"/></g>` : ''}
<path d="M${SIZE.width} ${RULE.top}H${RULE.left + RULE.radius}a${RULE.radius} ${RULE.radius} 0 0 0-${RULE.radius} ${RULE.radius}V${RULE.line}H${SIZE.width}z" fill="${surface}"/>
<path d="M${SIZE.width} ${RULE.bottom}H${RULE.left + RULE.radius}a${RULE.radius} ${RULE.radius} 0 0 1-${RULE.radius}-${RULE.radius}V${RULE.line}H${SIZE.width}z" fill="${tint}"/>
<path d="M${SIZE.width + 2} ${RULE.top}H${RULE.left + RULE.radius}a${RULE.radius} ${RULE.radius} 0 0 0-${RULE.radius} ${RULE.radius}V${RULE.bottom - RULE.radius}a${RULE.radius} ${RULE.radius} 0 0 0 ${RULE.radius} ${RULE.radius}H${SIZE.width + 2}" stroke="${hairline}" stroke-width="2"/>
<g stroke="${ink}">${drawScale({ from: 0, to: upTo, left: RULE.first, width, line: RULE.line, direction: -1 })}</g>
<g stroke="${ink}">${drawScale({ from: offset, to: upTo * factor + offset, left: RULE.first, width, line: RULE.line, direction: 1 })}</g>
<path d="M${RULE.left} ${RULE.line}H${SIZE.width}" stroke="${border}" stroke-width="2"/>
<path d="M${x} ${RULE.top - 28}V${RULE.bottom + 28}" stroke="${accent}" stroke-width="4"/>
<circle cx="${x}" cy="${RULE.line}" r="11" fill="${paper}" stroke="${accent}" stroke-width="5"/>
</svg>`;
}
