import type { ImageScales } from '@site/shell-contract';
import { areDrawable } from '../../../app/head/social-image.ts';

const NUMBER = '(-?\\d+(?:\\.\\d+)?(?:e-?\\d+)?)';
const ADDRESS = new RegExp(`^${Array.from({ length: 5 }, () => NUMBER).join(',')}(/[\\w/-]+)?\\.png$`);

/**
 * Undefined for a URL that no page has.
 * @param text follows `SCALES_FOLDER`
 */
export function readPicturePath(text: string, query = ''): ImageScales | undefined {
  const texts = new URLSearchParams(query);
  const [equation, note] = [texts.get('equation'), texts.get('note')];
  const [, from, upTo, factor, offset, pointed, iconOf] = ADDRESS.exec(text) ?? [];
  const scales: ImageScales = {
    from: Number(from),
    upTo: Number(upTo),
    factor: Number(factor),
    offset: Number(offset),
    pointed: Number(pointed),
    ...(iconOf !== undefined && { iconOf }),
    ...(equation !== null && { equation }),
    ...(note !== null && { note }),
  };
  return areDrawable(scales) ? scales : undefined;
}

const NUMBER_OR_SIGN = /^(?:[=≈+]|[+\u2212]?\d[\d,]*(?:\.\d+)?(?:\/\d+)?)$/;
const PUNCTUATION = /^\(|\)?[,:]?$/g;

/** Rejects other texts, or anyone could make the site draw them. */
export function isImageText(text: string, words: readonly string[] = []): boolean {
  return text
    .split(' ')
    .map((word) => word.replace(PUNCTUATION, ''))
    .every((word) => NUMBER_OR_SIGN.test(word) || words.includes(word));
}
