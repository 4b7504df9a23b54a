import { partKey } from '@site/release/part-name';
import { hasModule, type ReleaseDescriptor } from '@site/release/release-descriptor';
import { isCatchAll } from '@site/release/route-pattern';
import { waysToEndCanary } from '../document/compose-command.ts';
import { ComposeError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import { rolloutTitle } from '../document/rollout.ts';
import { missingModule, listModules, placesIn } from '../document/whole-composition.ts';
import { isLoopback } from '../judge/fetch-file.ts';
import { type ChangeNote, type ComposedChange, CompositionDraft, nextDocument, placeKey } from './composition-draft.ts';
import type { ReadRelease } from '../judge/fetch-release.ts';

export interface ReleaseChange extends ChangeNote {
  entries: readonly ReadRelease[];
  /** Routes and parts that the releases get even if another remote owns them or they are catch-alls. */
  take?: readonly string[] | undefined;
  /** Can list routes, parts, remotes, and trusted origins. */
  remove?: readonly string[] | undefined;
  trustOrigins?: readonly string[] | undefined;
}

/**
 * Each remote gets the routes and parts that it offers, unless another remote owns them, they are catch-alls, or they
 * were removed before. Throws `ComposeError`.
 * @param former past documents, oldest first
 */
export function composeReleases(
  previous: CompositionDocument | undefined,
  change: ReleaseChange,
  former: readonly CompositionDocument[] = [],
): ComposedChange {
  const { entries, remove = [], trustOrigins = [] } = change;
  const names = entries.map(({ descriptor }) => descriptor.name);
  requireOutsideRollout(previous?.rollout, [...names, ...remove]);
  const draft = new CompositionDraft(previous);
  for (const name of remove) draft.remove(name);
  for (const origin of trustOrigins) draft.trustedOrigins.add(origin);
  requireOneEach(entries);
  requireOffered(change);
  const advice = entries.flatMap((entry) => {
    requireTrust(draft, entry, previous === undefined);
    return useRelease(draft, entry, change, former);
  });
  const document = nextDocument(previous, former, {
    ...change,
    content: { ...draft.content(), rollout: previous?.rollout },
    removes: draft.removes,
  });
  return { document, advice };
}

/** While a canary runs, the release that it is compared with must not change. */
function requireOutsideRollout(rollout: CompositionDocument['rollout'], names: readonly string[]) {
  const name = names.find((changed) => rollout && Object.hasOwn(rollout.remotes, changed));
  if (rollout && name)
    throw new ComposeError(
      'REFUSED_WHOLE',
      `A canary of ${rolloutTitle(rollout)} is running. You can change ${name} after it ends.${waysToEndCanary()}`,
    );
}

export function requireOneEach(entries: readonly ReadRelease[]) {
  const names = entries.map(({ descriptor }) => descriptor.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice)
    throw new ComposeError(
      'RELEASE_REPEATED',
      `There are two releases of ${twice}. A composition has one release of each remote.`,
    );
}

export function requireTrust(draft: CompositionDraft, { release, descriptor }: ReadRelease, isFirst: boolean) {
  const { origin } = new URL(release);
  if (!draft.trustedOrigins.has(origin) && !isFirst && !isLoopback(release))
    throw new ComposeError(
      'REFUSED_ORIGIN',
      `The release of ${descriptor.name} is on ${origin}, which this site does not trust. To let code from there run on the site: --trust-origin ${origin}`,
    );
  draft.trustedOrigins.add(origin);
}

function requireOffered({ entries, take = [] }: ReleaseChange) {
  const offered = new Set(
    entries.flatMap(({ descriptor }) => listOffers(descriptor)).map(({ place }) => placeKey(place)),
  );
  const unknown = take.find((place) => !offered.has(placeKey(place)));
  if (unknown) throw new ComposeError('NOT_OFFERED', `None of these releases offers ${unknown}. Check --route.`);
}

/** @returns advice about routes and parts that the release doesn't get or no longer offers */
function useRelease(
  draft: CompositionDraft,
  { release, digest, descriptor }: ReadRelease,
  { take = [] }: ReleaseChange,
  former: readonly CompositionDocument[],
): string[] {
  const { name, version } = descriptor;
  draft.remotes[name] = { release, digest, version };
  const offers = listOffers(descriptor);
  const offered = new Set(offers.map(({ place }) => placeKey(place)));
  const taken = new Set(take.map(placeKey));
  const unoffered = listModules(draft, name)
    .filter(({ place, module }) => !offered.has(placeKey(place)) && hasModule(descriptor, place, module))
    .map(
      ({ place }) =>
        `${name} ${version} no longer offers ${place}, but ${place} is still in the composition. To remove it: --remove ${place}.`,
    );
  const declined = offers.flatMap(({ place, module }) => {
    const owner = draft.findOwner(place)?.remote;
    const isTaken = owner === name || taken.has(placeKey(place));
    if (!isTaken && draft.wasRemoved(place)) return [];
    const reason = isTaken ? undefined : reasonToDecline(place, name, owner, former);
    if (reason === undefined) draft.give(place, name, module);
    return reason === undefined ? [] : [`${name} offers ${place}, which ${reason}: --route ${place}.`];
  });
  const missing = missingModule(draft, descriptor);
  if (missing) throw new ComposeError('REFUSED_CONTRACT', `${missing} ${remedyFor(draft, descriptor)}`);
  return [...unoffered, ...declined];
}

function reasonToDecline(
  place: string,
  name: string,
  owner: string | undefined,
  former: readonly CompositionDocument[],
): string | undefined {
  if (owner !== undefined) return `stays with ${owner}. To give it to ${name}`;
  if (isCatchAll(place)) return `matches every unknown path. To give it to ${name}`;
  return wasRemovedBefore(place, name, former) ? 'was removed before. To add it again' : undefined;
}

/** Ignores routes and parts that the remote lost when its release changed. @param former oldest first */
function wasRemovedBefore(place: string, remote: string, former: readonly CompositionDocument[]): boolean {
  const isOwned = (document: CompositionDocument) =>
    placesIn(document).some((owned) => owned.remote === remote && placeKey(owned.place) === placeKey(place));
  const last = former.findLastIndex(isOwned);
  const [having, next] = [former[last], former[last + 1]];
  return having !== undefined && next !== undefined && having.remotes[remote]?.digest === next.remotes[remote]?.digest;
}

function remedyFor(draft: CompositionDraft, descriptor: ReleaseDescriptor): string {
  const lost = listModules(draft, descriptor.name).filter(({ place, module }) => !hasModule(descriptor, place, module));
  return `To remove it anyway: ${lost.map(({ place }) => `--remove ${place}`).join(' ')}`;
}

export function listOffers({ name: remote, routes, parts }: ReleaseDescriptor): { place: string; module: string }[] {
  return [
    ...routes.map(({ pattern, module }) => ({ place: pattern, module })),
    ...parts.map(({ name, module }) => ({ place: partKey(name, remote), module })),
  ];
}
