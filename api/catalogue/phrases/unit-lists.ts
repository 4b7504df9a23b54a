import type { Token } from './tokens.ts';

const LISTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['dms', ['arcdegrees', 'arcminutes', 'arcseconds']],
  ['hms', ['hours', 'minutes', 'seconds']],
]);

/** Expands these unless a number precedes them: 5 dms is decimeters. */
export function withUnitLists(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at): readonly Token[] => {
    const words = token.kind === 'word' && tokens[at - 1]?.kind !== 'number' ? LISTS.get(token.text) : undefined;
    return words?.map((text) => ({ ...token, kind: 'word', text, typed: text, isSpaced: true })) ?? [token];
  });
}
