export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "miles per hour" becomes "Miles per Hour". */
export function titleCase(text: string): string {
  return text.replace(/(^|[ -])(?!(?:per|of) )[a-z]/g, (start) => start.toUpperCase());
}
