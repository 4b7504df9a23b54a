import type { ImageScales, PageHead, SiteInfo } from '@site/shell-contract';

export const SCALES_FOLDER = '/social/scales/';

/** Longer numerals would not fit. */
const LIMITS = { end: 1e7, span: 1e-5, spanToEnd: 1e-3 };

export function socialImage({ image, type, scales }: PageHead, { drawsScales }: SiteInfo): string {
  if (drawsScales && scales && areDrawable(scales)) return scalesPath(scales);
  return `/social/${image ?? (type === 'article' ? type : 'site')}.png`;
}

/** Longer text would be too small to read. */
const MAX_CHARACTERS = { equation: 36, note: 60 };

export function scalesPath(scales: ImageScales): string {
  const { from, upTo, factor, offset, pointed, iconOf = '', equation = '', note = '' } = scales;
  const query = new URLSearchParams();
  if (equation !== '' && equation.length <= MAX_CHARACTERS.equation) {
    query.set('equation', equation);
    if (note !== '' && note.length <= MAX_CHARACTERS.note) query.set('note', note);
  }
  const path = `${SCALES_FOLDER}${[from, upTo, factor, offset, pointed].join()}${iconOf}.png`;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

export function areDrawable({ from, upTo, factor, offset, pointed, iconOf }: ImageScales): boolean {
  const scales = [
    [from, upTo],
    [from * factor + offset, upTo * factor + offset],
  ] as const;
  const fit = scales.every(([start, end]) => {
    const largest = Math.max(Math.abs(start), Math.abs(end));
    return largest < LIMITS.end && end - start >= Math.max(LIMITS.span, largest * LIMITS.spanToEnd);
  });
  return fit && pointed >= from && pointed <= upTo && (iconOf === undefined || /^(?:\/[\w-]{1,50}){1,3}$/.test(iconOf));
}
