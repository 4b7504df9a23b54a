import type { ImageScales } from '@site/shell-contract';
import { areDrawable, SCALES_FOLDER } from '../../../app/head/social-image.ts';

const NUMBER = '(-?\\d+(?:\\.\\d+)?(?:e-?\\d+)?)';
const ADDRESS = new RegExp(`^${Array.from({ length: 5 }, () => NUMBER).join(',')}(/[\\w/-]+)?\\.png$`);

const FORM =
  `Write the address like ${SCALES_FOLDER}0,10,30.48,0,5.25.png: the ends of the upper scale, the factor and the offset ` +
  'of the lower scale, and the value at the pointer.';
const LIMITS =
  'These scales cannot be drawn. Their ends must be below 10 million, each scale must be at least 0.00001 long and a ' +
  'thousandth of its larger end, and the pointer must be on it.';

/** @param text follows `SCALES_FOLDER` */
export function readPictureAddress(text: string, query = ''): ImageScales | { problem: string } {
  const equation = new URLSearchParams(query).get('equation') ?? '';
  const [, from, upTo, factor, offset, pointed, iconOf] = ADDRESS.exec(text) ?? [];
  if (pointed === undefined) return { problem: FORM };
  const scales: ImageScales = {
    from: Number(from),
    upTo: Number(upTo),
    factor: Number(factor),
    offset: Number(offset),
    pointed: Number(pointed),
    ...(iconOf !== undefined && { iconOf }),
    ...(equation !== '' && { equation }),
  };
  return areDrawable(scales) ? scales : { problem: LIMITS };
}

const NUMBER_OR_SIGN = /^(?:[=≈]|\u2212?\d[\d,]*(?:\.\d+)?(?:\/\d+)?)$/;

/** Otherwise anyone could have the site draw a text. */
export function isEquation(text: string, words: readonly string[] = []): boolean {
  return text.split(' ').every((word) => NUMBER_OR_SIGN.test(word) || words.includes(word));
}
