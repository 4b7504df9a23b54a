import type { Token } from './tokens.ts';

/** Letters that stand for several units of one result. */
const LISTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['dms', ['arcdegrees', 'arcminutes', 'arcseconds']],
  ['hms', ['hours', 'minutes', 'seconds']],
]);

/** The text with `dms` written out, unless a number stands before it: 5 dms are decimeters. */
export function withUnitLists(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at): readonly Token[] => {
    const words = token.kind === 'word' && tokens[at - 1]?.kind !== 'number' ? LISTS.get(token.text) : undefined;
    return words?.map((text) => ({ ...token, kind: 'word', text, typed: text, isSpaced: true })) ?? [token];
  });
}
