import { patternKey } from '@site/release/route-pattern';
import type { CompositionDocument } from '../document/composition-document.ts';

/** Whether a release was in force once, and the remote did not have this route or part then. @param former oldest first */
export function isOfferedSince(
  place: string,
  remote: string,
  digest: string,
  former: readonly CompositionDocument[],
): boolean {
  const then = former.findLast(({ remotes }) => remotes[remote]?.digest === digest);
  return then !== undefined && ownerOf(place, then) !== remote;
}

/** Whether a remote lost this route by an operator's hand, and not with a release that came or went. @param former oldest first */
export function wasTakenOut(place: string, remote: string, former: readonly CompositionDocument[]): boolean {
  const last = former.findLastIndex((document) => ownerOf(place, document) === remote);
  const [having, next] = [former[last], former[last + 1]];
  return having !== undefined && next !== undefined && having.remotes[remote]?.digest === next.remotes[remote]?.digest;
}

function ownerOf(place: string, { routes, parts }: CompositionDocument): string | undefined {
  const key = patternKey(place);
  return Object.entries(routes).find(([pattern]) => patternKey(pattern) === key)?.[1].remote ?? parts[place]?.remote;
}
