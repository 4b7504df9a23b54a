const FIGURE_SPACE = '\u2007';
const POINT_SPACE = '\u2008';

/** Texts of one column, blanks as wide as figures put after the short ones, so that right-aligned points stand under each other. */
export function alignedFigures(texts: readonly string[]): string[] {
  const places = texts.map((text) => (/^-?\d+(\.\d+)?$/.test(text) ? (text.split('.')[1]?.length ?? 0) : undefined));
  if (places.includes(undefined)) return [...texts];
  const most = Math.max(...places.map((count) => count ?? 0));
  return texts.map((text, index) => {
    const missing = most - (places[index] ?? 0);
    const point = most > 0 && places[index] === 0 ? POINT_SPACE : '';
    return text + point + FIGURE_SPACE.repeat(missing);
  });
}
