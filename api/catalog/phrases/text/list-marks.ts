/** A space follows a bullet. Word processors paste `o` for a hollow bullet. */
const BULLET = /^(?:[•·∙⋅‣⁃◦▪▫●○■□◆◇▶►➤→☐☑☒✓✔✅*>]|\[[ xX]?\]|o(?= \d))\s+(?=\S)/u;
const NUMBER = /^\(?(?:\d{1,2}|[a-z])[.)]\s+(?=\S)/i;
/** A space must follow a hyphen, but not a typographic dash. */
const DASH = /^(?:[-\u2010-\u2013\u2212]\s+|[\u2013-\u2015]\s*)(?=\S)/;

export function findListMark(text: string): { kind: 'bullet' | 'number' | 'dash'; rest: string } | undefined {
  const trimmed = text.trimStart();
  const patterns = { bullet: BULLET, number: NUMBER, dash: DASH };
  const kind = (['bullet', 'number', 'dash'] as const).find((mark) => patterns[mark].test(trimmed));
  return kind && { kind, rest: trimmed.replace(patterns[kind], '') };
}
