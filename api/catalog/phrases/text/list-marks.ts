interface ListMark {
  kind: 'bullet' | 'number' | 'dash';
  rest: string;
}

/** Followed by a blank. Word processors paste `o` for a hollow bullet. */
const BULLET = /^(?:[•·∙⋅‣⁃◦▪▫●○■□◆◇▶►➤→☐☑☒✓✔✅*>]|\[[ xX]?\]|o(?= \d))\s+(?=\S)/u;
const NUMBER = /^\(?(?:\d{1,2}|[a-z])[.)]\s+(?=\S)/i;
/** A hyphen needs a blank, a typographic dash does not. */
const DASH = /^(?:[-\u2010-\u2013\u2212]\s+|[\u2013-\u2015]\s*)(?=\S)/;

export function findListMark(text: string): ListMark | undefined {
  const trimmed = text.trimStart();
  const marks = [
    ['bullet', BULLET],
    ['number', NUMBER],
    ['dash', DASH],
  ] as const;
  const found = marks.find(([, pattern]) => pattern.test(trimmed));
  return found && { kind: found[0], rest: trimmed.replace(found[1], '') };
}
