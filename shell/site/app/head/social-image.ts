import type { ImageScales, PageHead, SiteInfo } from '@site/shell-contract';

export const SCALES_FOLDER = '/social/scales/';

/** Numerals outside these limits would not fit. */
const LIMITS = { end: 1e7, span: 1e-5, spanToEnd: 1e-3 };

export function socialImage({ image, type, scales }: PageHead, { drawsScales }: SiteInfo): string {
  if (drawsScales && scales && areDrawable(scales)) return scalesPath(scales);
  return `/social/${image ?? (type === 'article' ? type : 'site')}.png`;
}

/** The text of a longer equation would be too small to read. */
const LONGEST_EQUATION = 36;

export function scalesPath({ from, upTo, factor, offset, pointed, iconOf = '', equation = '' }: ImageScales): string {
  const isShown = equation !== '' && equation.length <= LONGEST_EQUATION;
  const query = isShown ? `?${new URLSearchParams({ equation }).toString()}` : '';
  return `${SCALES_FOLDER}${[from, upTo, factor, offset, pointed].join()}${iconOf}.png${query}`;
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
