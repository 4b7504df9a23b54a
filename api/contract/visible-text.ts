/** Characters that fonts do not draw, such as soft hyphens, zero-width characters, direction marks, and variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** Unicode white space, the Braille blank, and invisible characters that do not belong to the letter or emoji before them. */
const BLANK =
  /[\s\u0085\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\uffa0]/;

/** Uses loops, because a regular expression takes quadratic time on long runs of white space. */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Counts the characters that a reader sees. An emoji counts as one. */
export function visibleLength(text: string): number {
  return [...visibleText(text)].length;
}

/** Removes invisible characters, which can hide text or change its direction. */
export function visibleText(text: string): string {
  return trimBlanks(text.replace(INVISIBLE, ''));
}
