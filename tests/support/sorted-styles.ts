/**
 * A process writes style rules in the order in which its pages first used their components, and a release that was checked before the switch
 * has used them in another order. The rules themselves are the same.
 */
export function withSortedStyles(body: Buffer): string {
  return body
    .toString()
    .replace(/(<style[^>]*>)(.*?)(<\/style>)/gs, (_style, start: string, rules: string, end: string) =>
      [start, ...rules.split('}').sort(), end].join('\n'),
    );
}
