import { partKey } from '@site/release/part-name';
import { hasModule, type ReleaseDescriptor } from '@site/release/release-descriptor';
import { isCatchAll, patternKey } from '@site/release/route-pattern';
import { ComposeError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import { isLoopback } from '../gates/fetch-file.ts';
import { rolloutTitle } from '../document/rollout.ts';
import { missingModule } from '../document/whole-composition.ts';
import { CompositionDraft } from './composition-draft.ts';
import { type ChangeNote, type ComposedChange, nextDocument } from './next-document.ts';
import type { ReadRelease } from './read-release.ts';
import { RefusedError } from './refused-error.ts';
import { isOfferedSince, wasPlaceRemoved } from './route-history.ts';
import { waysToEndCanary } from '../document/compose-command.ts';

export interface ReleaseChange extends ChangeNote {
  entries: readonly ReadRelease[];
  /** Taken even if another remote owns them or they are catch-alls. */
  take?: readonly string[] | undefined;
  removeRoutes?: readonly string[] | undefined;
  removeParts?: readonly string[] | undefined;
  removeRemotes?: readonly string[] | undefined;
  trustOrigins?: readonly string[] | undefined;
  distrustOrigins?: readonly string[] | undefined;
}

/**
 * A remote gets its unowned routes and parts. Throws with a sentence for the operator.
 * @param former past documents, oldest first
 */
export function composeReleases(
  previous: CompositionDocument | undefined,
  change: ReleaseChange,
  former: readonly CompositionDocument[] = [],
): ComposedChange {
  requireOutsideRollout(previous?.rollout, [
    ...change.entries.map(({ descriptor }) => descriptor.name),
    ...(change.removeRemotes ?? []),
  ]);
  const draft = new CompositionDraft(previous);
  for (const remote of change.removeRemotes ?? []) draft.removeRemote(remote);
  for (const pattern of change.removeRoutes ?? []) draft.removeRoute(pattern);
  for (const part of change.removeParts ?? []) draft.removePart(part);
  for (const origin of change.distrustOrigins ?? []) draft.distrust(origin);
  for (const origin of change.trustOrigins ?? []) draft.trust(origin);

  requireOneEach(change.entries);
  for (const entry of change.entries) {
    requireTrust(draft, entry, previous === undefined);
    draft.remotes[entry.descriptor.name] = {
      release: entry.release,
      digest: entry.digest,
      version: entry.descriptor.version,
    };
    followRelease(draft, entry);
    giveUpWhatCameLater(draft, entry, former);
    takeOffers(draft, entry, change, former);
    const missing = missingModule(draft, entry.descriptor);
    if (missing) throw new RefusedError('contract', `${missing} ${remedyFor(draft, entry)}`);
  }
  const offered = new Set(
    change.entries.flatMap(({ descriptor }) => [
      ...descriptor.routes.map(({ pattern }) => patternKey(pattern)),
      ...offeredParts(descriptor).map(({ part }) => part),
    ]),
  );
  const unknown = change.take?.find((name) => !offered.has(patternKey(name)));
  if (unknown) throw new ComposeError('NOT_OFFERED', `None of these releases offers ${unknown}. Check --route.`);
  const document = nextDocument(previous, former, {
    ...change,
    content: { ...draft.content(), rollout: previous?.rollout },
    removes: draft.removes,
  });
  return {
    document,
    remotes: change.entries.map(({ descriptor }) => descriptor.name),
    notes: draft.notes,
    advice: draft.advice,
  };
}

/** A running canary is compared with the current release, which must not change. */
function requireOutsideRollout(rollout: CompositionDocument['rollout'], names: readonly string[]) {
  const name = names.find((own) => rollout && Object.hasOwn(rollout.remotes, own));
  if (rollout && name)
    throw new RefusedError(
      'whole',
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
  if (draft.trustedOrigins.has(origin)) return;
  if (!isFirst && !isLoopback(release)) {
    throw new RefusedError(
      'origin',
      `The release of ${descriptor.name} is on ${origin}, which this site does not trust. To let code from there run on the site: --trust-origin ${origin}`,
    );
  }
  draft.trust(origin);
}

function followRelease(draft: CompositionDraft, { descriptor }: ReadRelease) {
  const { name, routes } = descriptor;
  for (const { pattern, module } of routes) {
    const owned = draft.routeAt(pattern);
    if (owned?.route.remote === name) draft.giveRoute(pattern, name, module);
  }
  const offered = new Set(routes.map(({ pattern }) => patternKey(pattern)));
  for (const [pattern, route] of Object.entries(draft.routes))
    if (route.remote === name && !offered.has(patternKey(pattern)) && hasModule(descriptor, pattern, route.module))
      draft.advise(
        `${name} ${descriptor.version} no longer offers ${pattern}, which stays. To remove it: --remove-route ${pattern}`,
      );
  for (const { part, module } of offeredParts(descriptor))
    if (draft.parts[part]?.remote === name) draft.givePart(part, name, module);
}

/** Removes what newer releases added, so that it doesn't block a return to an older one. */
function giveUpWhatCameLater(
  draft: CompositionDraft,
  { digest, descriptor }: ReadRelease,
  former: readonly CompositionDocument[],
) {
  const { name, version } = descriptor;
  const cameLater = ([place, { remote, module }]: [string, { remote: string; module: string }]) =>
    remote === name && !hasModule(descriptor, place, module) && isOfferedSince(place, name, digest, former);
  for (const [pattern] of Object.entries(draft.routes).filter(cameLater))
    draft.removeRoute(pattern, `${pattern} is removed, because ${name} ${version} did not have it when it was live`);
  for (const [part] of Object.entries(draft.parts).filter(cameLater))
    draft.removePart(part, `The part ${part} is removed, because ${name} ${version} did not have it when it was live`);
}

function takeOffers(
  draft: CompositionDraft,
  { descriptor }: ReadRelease,
  { take = [] }: ReleaseChange,
  former: readonly CompositionDocument[],
) {
  const { name, routes } = descriptor;
  const named = new Set(take.map(patternKey));
  for (const { pattern, module } of routes) {
    const owner = draft.routeAt(pattern)?.route.remote;
    if (owner === name) continue;
    if (named.has(patternKey(pattern)))
      draft.giveRoute(
        pattern,
        name,
        module,
        owner ? `${pattern} moves from ${owner} to ${name}` : `${name} gets ${pattern}`,
      );
    else if (draft.wasRemoved(pattern)) continue;
    else if (owner)
      draft.advise(
        `${name} also offers ${pattern}, which stays with ${owner}. To give it to ${name}: --route ${pattern}`,
      );
    else if (isCatchAll(pattern))
      draft.advise(
        `${name} offers ${pattern}, which matches every unknown address. To give it to ${name}: --route ${pattern}`,
      );
    else if (wasPlaceRemoved(pattern, name, former))
      draft.advise(`${name} offers ${pattern}, which was removed before. To add it again: --route ${pattern}`);
    else draft.giveRoute(pattern, name, module, `${name} gets ${pattern}`);
  }
  for (const { part, module } of offeredParts(descriptor)) {
    const owner = draft.parts[part]?.remote;
    if (owner === name || (draft.wasRemoved(part) && !named.has(part))) continue;
    if (owner && !named.has(part))
      draft.advise(
        `${name} also offers the part ${part}, which stays with ${owner}. To give it to ${name}: --route ${part}`,
      );
    else
      draft.givePart(
        part,
        name,
        module,
        owner ? `The part ${part} moves from ${owner} to ${name}` : `${name} gets the part ${part}`,
      );
  }
}

function remedyFor(draft: CompositionDraft, { descriptor }: ReadRelease): string {
  const lacks = ([place, { remote, module }]: [string, { remote: string; module: string }]) =>
    remote === descriptor.name && !hasModule(descriptor, place, module);
  const options = [
    ...Object.entries(draft.routes)
      .filter(lacks)
      .map(([pattern]) => `--remove-route ${pattern}`),
    ...Object.entries(draft.parts)
      .filter(lacks)
      .map(([part]) => `--remove-part ${part}`),
  ];
  return `To remove it on purpose: ${options.join(' ')}`;
}

function offeredParts({ name: remote, parts }: ReleaseDescriptor): { part: string; module: string }[] {
  return parts.map(({ name, module }) => ({ part: partKey(name, remote), module }));
}
