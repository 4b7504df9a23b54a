import { patternKey } from '@site/release/route-pattern';
import type { CompositionDocument } from '../document/composition-document.ts';

/** @param former oldest first */
export function isOfferedSince(
  place: string,
  remote: string,
  digest: string,
  former: readonly CompositionDocument[],
): boolean {
  const then = former.findLast(({ remotes }) => remotes[remote]?.digest === digest);
  return then !== undefined && ownerOf(place, then) !== remote;
}

/** True only if the release stayed the same. @param former oldest first */
export function wasPlaceRemoved(place: string, remote: string, former: readonly CompositionDocument[]): boolean {
  const last = former.findLastIndex((document) => ownerOf(place, document) === remote);
  const [having, next] = [former[last], former[last + 1]];
  return having !== undefined && next !== undefined && having.remotes[remote]?.digest === next.remotes[remote]?.digest;
}

function ownerOf(place: string, { routes, parts }: CompositionDocument): string | undefined {
  const key = patternKey(place);
  return Object.entries(routes).find(([pattern]) => patternKey(pattern) === key)?.[1].remote ?? parts[place]?.remote;
}
