/** What fonts draw as nothing: soft hyphen, fillers of Hangul, zero-width and direction marks, variation selectors, marks of notes and shorthand, tags. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** White space of Unicode (JavaScript's `\s` and U+0085), the blank of Braille, and of the invisible what no letter or emoji before it needs. */
const BLANK =
  /[\s\u0085\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\uffa0]/;

/** A text without the blanks around it. A loop, because a pattern takes quadratic time on long runs of blanks. */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** How many characters a reader sees of a text: an emoji counts as one. */
export function visibleLength(text: string): number {
  return [...visibleText(text)].length;
}

/** What a reader sees of a text. Invisible characters can turn the direction of what stands around them, or hide. */
export function visibleText(text: string): string {
  return trimBlanks(text.replace(INVISIBLE, ''));
}
