/** A site has only one of each of these parts. */
const ONE_A_SITE: ReadonlySet<string> = new Set(['suggest']);

/** Returns a part's key in a composition: `suggest`, or `navigation:mf-content` if each remote has its own. */
export function partKey(name: string, remote: string): string {
  return ONE_A_SITE.has(name) ? name : `${name}:${remote}`;
}

export function partName(key: string): string {
  return key.split(':', 1)[0] as string;
}

/** True if only the shell's server loads the module. @param place part name, part key, or route pattern */
export function isServerPart(place: string): boolean {
  return !place.startsWith('/') && !ONE_A_SITE.has(partName(place));
}
