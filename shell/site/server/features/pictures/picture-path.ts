import type { ImageScales } from '@site/shell-contract';
import { areDrawable } from '../../../app/head/social-image.ts';

const NUMBER = '(-?\\d+(?:\\.\\d+)?(?:e-?\\d+)?)';
const ADDRESS = new RegExp(`^${Array.from({ length: 5 }, () => NUMBER).join(',')}(/[\\w/-]+)?\\.png$`);

/**
 * Undefined for a URL that no page has.
 * @param text follows `SCALES_FOLDER`
 */
export function readPicturePath(text: string, query = ''): ImageScales | undefined {
  const equation = new URLSearchParams(query).get('equation') ?? '';
  const [, from, upTo, factor, offset, pointed, iconOf] = ADDRESS.exec(text) ?? [];
  const scales: ImageScales = {
    from: Number(from),
    upTo: Number(upTo),
    factor: Number(factor),
    offset: Number(offset),
    pointed: Number(pointed),
    ...(iconOf !== undefined && { iconOf }),
    ...(equation !== '' && { equation }),
  };
  return areDrawable(scales) ? scales : undefined;
}

const NUMBER_OR_SIGN = /^(?:[=≈]|\u2212?\d[\d,]*(?:\.\d+)?(?:\/\d+)?)$/;

/** Otherwise anyone could have the site draw a text. */
export function isEquation(text: string, words: readonly string[] = []): boolean {
  return text.split(' ').every((word) => NUMBER_OR_SIGN.test(word) || words.includes(word));
}
