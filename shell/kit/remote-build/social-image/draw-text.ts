import { glyphPaths } from './glyph-paths.ts';

/** Gap between characters, in glyph units. */
const GAP = 3.4;
const BLANK = 7;
const CAPITAL = 16;

interface Place {
  left: number;
  middle: number;
  width: number;
  largest: number;
}

/** Returns SVG, scaled to fit, or an empty string if a character has no path. */
export function drawText(text: string, { left, middle, width, largest }: Place): string {
  let end = 0;
  const signs: string[] = [];
  for (const sign of text) {
    const glyph = glyphPaths[sign];
    if (!glyph && sign !== ' ') return '';
    const [advance, path] = glyph ?? [BLANK - GAP, ''];
    signs.push(path && `<path transform="translate(${end.toFixed(1)})" d="${path}"/>`);
    end += advance + GAP;
  }
  const scale = Math.min(largest, width / end);
  const top = middle - (CAPITAL / 2) * scale;
  return (
    `<g transform="translate(${left} ${top.toFixed(1)}) scale(${scale.toFixed(3)})" stroke-width="2" ` +
    `stroke-linecap="round" stroke-linejoin="round">${signs.join('')}</g>`
  );
}
