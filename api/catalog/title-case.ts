/** "miles per hour" becomes "Miles per Hour". */
export function titleCase(text: string): string {
  return text.replace(/(^|[ -])(?!(?:per|of) )[a-z]/g, (start) => start.toUpperCase());
}
