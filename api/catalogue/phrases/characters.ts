const VULGAR_FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};

/** Characters that phones, spreadsheets and word processors put in the place of others, each as one that a keyboard has. */
const LIKENESSES: readonly (readonly [RegExp, string])[] = [
  // Marks of writing direction, soft hyphens, joiners: nothing that a person sees.
  [/[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe0e\ufe0f\ufeff]/g, ''],
  [/[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g, ' '],
  // Two single marks are a double one; a full-width letter is that letter.
  [/['’‘′`´ʹʼ‵]{2}/g, '"'],
  [/[’‘′`´ʹʼ‵‛]/g, "'"],
  [/[“”″‟„ʺ〃‶]/g, '"'],
  [/[\u2010-\u2015\u2212\ufe63]/g, '-'],
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

/** The same text in the characters of a keyboard: straight quotes, hyphens, blanks, and `5 1/2` for `5½`. */
export function plainCharacters(text: string): string {
  const ascii = text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  const alike = LIKENESSES.reduce((result, [pattern, character]) => result.replace(pattern, character), ascii);
  return alike
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${VULGAR_FRACTIONS[fraction] ?? fraction} `)
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** What stands in quotes as a whole, without them; in capitals throughout, ML are milliliters rather than megaliters. */
export function unquoted(text: string): string {
  const inner = /^(["'])([^"']+)\1$/.exec(text)?.[2] ?? text;
  return /\p{Ll}/u.test(inner) ? inner : inner.replace(/(?<!\p{L})ML(?!\p{L})/gu, 'mL');
}
