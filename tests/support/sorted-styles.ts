const GROUP = /(?<=data-styled\.g)\d+/g;

/** Style rules and the numbers of their groups follow the order in which a process first used the components. */
export function withSortedStyles(body: Buffer): string {
  return body
    .toString()
    .replace(/(<style[^>]*>)(.*?)(<\/style>)/gs, (_style, start: string, rules: string, end: string) =>
      [start, ...rules.replace(GROUP, '').split('}').sort(), end].join('\n'),
    );
}
