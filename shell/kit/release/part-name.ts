/** Parts of which a site has one, as there is one search in its header: who offers it second does not get it. */
const ONE_A_SITE: ReadonlySet<string> = new Set(['suggest']);

/** What a composition calls a remote's part: `suggest`, and `navigation:mf-content` where each remote has its own. */
export function partKey(name: string, remote: string): string {
  return ONE_A_SITE.has(name) ? name : `${name}:${remote}`;
}

/** The name in the shell's contract of a part that a composition calls so. */
export function partName(key: string): string {
  return key.split(':', 1)[0] as string;
}

/** Whether no browser loads it: it is data that the shell's server asks a remote for. @param place name or key of a part, or pattern of a route */
export function isServerPart(place: string): boolean {
  return !place.startsWith('/') && !ONE_A_SITE.has(partName(place));
}
