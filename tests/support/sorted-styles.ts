/** Style rules appear in the order in which a process first used the components, which can differ between processes. */
export function withSortedStyles(body: Buffer): string {
  return body
    .toString()
    .replace(/(<style[^>]*>)(.*?)(<\/style>)/gs, (_style, start: string, rules: string, end: string) =>
      [start, ...rules.split('}').sort(), end].join('\n'),
    );
}
