const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe0e\ufe0f\ufeff]/g;

/** Full-width characters become ASCII, too. */
export function numberCharacters(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\s\u2000-\u200a]+/g, ' ')
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replace(/[’‘′`´ʹʼ‵‛]/g, "'")
    .trim();
}

/** Unicode encodes the decimal digits of a script consecutively from 0 to 9, and adjacent runs are complete. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}
