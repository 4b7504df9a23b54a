import { numberCharacters } from '../../engine/parse-decimal.ts';

export const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const LIKENESSES: readonly (readonly [RegExp, string])[] = [
  [/'{2}/g, '"'],
  [/[“”″‟„ʺ〃‶]/g, '"'],
  [/[\u2044\u2215\u29f8]/g, '/'],
  [/[µμ]/g, 'µ'],
  [/[º˚]/g, '°'],
  [/℃/g, '°C'],
  [/℉/g, '°F'],
  [/\u212a/g, 'K'],
  [/[⋅∙•]/g, '·'],
  [/[∗＊]/g, '*'],
  [/[πϖ]/g, ' pi '],
];

const SQUARED_UNITS = /[\u3371-\u33df]/g;
const SET_FRACTION = /([⁰¹²³⁴-⁹]+)\/([₀-₉]+)/g;

/** Converts typographic quotes, dashes, and spaces to plain ones, and `5½` to `5 1/2`. */
export function plainCharacters(text: string): string {
  const alike = LIKENESSES.reduce(
    (result, [pattern, character]) => result.replace(pattern, character),
    numberCharacters(text).replace(SQUARED_UNITS, (unit) => unit.normalize('NFKC')),
  );
  return alike
    .replace(SET_FRACTION, (fraction) => ` ${fraction.normalize('NFKC')} `)
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKC').replace('⁄', '/')} `)
    .replace(/ {2,}/g, ' ')
    .trim();
}

const QUOTED = /^(?:"([^"]+)"|'([^']+)'|\(([^()]*\p{L}[^()]*)\))(?=$| (?:in|to|into|as)\b)/u;
const AROUND = /^'(?=\d)| ?…+$|(?<=^[^(]*)(?: ?[:;]?-?\))+$/g;

/** If the text is all capitals, ML means milliliters, not megaliters. */
export function unquoted(text: string): string {
  const inner = text.replace(QUOTED, '$1$2$3').replace(AROUND, '');
  return /\p{Ll}/u.test(inner) ? inner : inner.replace(/(?<!\p{L})ML(?!\p{L})/gu, 'mL');
}
