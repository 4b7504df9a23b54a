import { ComposeError, RefusedError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import { composeCommand } from '../document/compose-command.ts';
import { composeReleases } from '../change/compose-releases.ts';
import { changeRollout, finishRollout, requireRollout, startRollout, stepReason } from '../change/compose-rollout.ts';
import { formatShare, type Rollout, rolloutTitle } from '../document/rollout.ts';
import type { CanaryStep } from './compose-program.ts';
import { actor, type ChangeRequest, draftedChange, type DraftedChange, titlesOf } from './drafted-change.ts';
import { fetchOptions, requireDocument, requireReadable } from './present-composition.ts';
import { readReleases } from './read-releases.ts';
import { readOtherComposition } from './read-other-composition.ts';
import { addressesOf, type ReleaseAddress } from './resolve-release.ts';
import { refusedRevisions } from './revision-records.ts';
import { rollBack } from '../change/roll-back.ts';

/** Reads the releases of a change and composes its document. Writes nothing. */
export async function draftChange(request: ChangeRequest): Promise<DraftedChange> {
  switch (request.given.command) {
    case 'remove':
      return draftRemoval(request);
    case 'rollback':
      return draftRollback(request);
    case 'promote':
      return draftPromotion(request);
    case 'canary':
      return draftCanary(request);
    default:
      return draftUse(request);
  }
}

function draftRemoval(request: ChangeRequest): DraftedChange {
  const { store, current, former, given } = request;
  const { names, reason = `Remove ${names.join(', ')}` } = given;
  const isOrigin = (name: string) => /^https?:/.test(name);
  return draftedChange(request, [], () => {
    const previous = requireDocument(store, current);
    if (!given.new) requireFrontPage(previous, names);
    const isPart = (name: string) => Object.hasOwn(previous.parts, name);
    const removal = {
      entries: [],
      actor: actor(),
      reason,
      removePlaces: names.filter((name) => name.startsWith('/') || isPart(name)),
      removeRemotes: names.filter((name) => !name.startsWith('/') && !isOrigin(name) && !isPart(name)),
      distrustOrigins: names.filter(isOrigin),
    };
    return composeReleases(previous, removal, former);
  });
}

function requireFrontPage({ routes, parts }: CompositionDocument, names: readonly string[]) {
  const owner = routes['/']?.remote;
  if (owner === undefined || !names.some((name) => name === '/' || name === owner)) return;
  const isGone = names.includes(owner);
  const owned = Object.entries({ ...routes, ...parts }).filter(([place, { remote }]) =>
    isGone ? remote === owner : names.includes(place),
  );
  throw new RefusedError(
    'whole',
    `The site would lose its page /, which ${owner} serves, and: ${owned.map(([place]) => place).join(', ')}. To remove them anyway: --new`,
  );
}

async function draftRollback(request: ChangeRequest): Promise<DraftedChange> {
  const { store, current, former, given } = request;
  const { to, trustOrigin: trustOrigins } = given;
  const refused = await refusedRevisions(store, former, given.site);
  const reason =
    given.reason ?? (to === undefined ? 'Roll back to the previous revision' : `Roll back to revision ${to}`);
  return draftedChange(request, [], () =>
    rollBack(current, former, { to, refused, trustOrigins, actor: actor(), reason }),
  );
}

async function draftUse(request: ChangeRequest): Promise<DraftedChange> {
  const addresses = await addressesOf(request, await fetchOptions(request.store, request.given));
  return draftReleases(request, addresses, (titles) => `Compose ${titles}`);
}

/** Remotes that the other environment lacks stay unchanged. */
async function draftPromotion(request: ChangeRequest): Promise<DraftedChange> {
  const other = await readOtherComposition(request.given.from ?? '');
  const { remotes } = requireDocument(request.store, request.current);
  const wanted = Object.entries(other.remotes).filter(([name, { digest }]) => remotes[name]?.digest !== digest);
  if (wanted.length === 0)
    throw new ComposeError(
      'NOTHING_TO_CHANGE',
      `Nothing to promote: this composition already has every release of ${other.name}.`,
    );
  const addresses = wanted.map(([, { release, digest }]) => ({ address: release, digest }));
  const stays = Object.keys(remotes)
    .filter((name) => !other.remotes[name])
    .map((name) => `${name} is not in ${other.name}, so it stays as it is.`);
  return draftReleases(request, addresses, (titles) => `Promote ${titles} from ${other.name}`, stays);
}

async function draftReleases(
  request: ChangeRequest,
  addresses: readonly ReleaseAddress[],
  reasonFor: (titles: string) => string,
  stays: readonly string[] = [],
): Promise<DraftedChange> {
  const { store, given, current, former } = request;
  const offered = await readReleases(request, addresses);
  // A site that waits for its first composition doesn't count.
  const isKnown = former.length > 0 || (await store.sites()).some(({ serving }) => serving !== undefined);
  return draftedChange(request, offered, (entries) => {
    const previous = requireReadable(current);
    if (!previous && !given.new && isKnown)
      throw new ComposeError(
        'NO_COMPOSITION',
        `The composition at ${store.path} is gone. To restore it: ${composeCommand('rollback')}. To start a new site: --new.`,
      );
    const change = {
      entries,
      actor: actor(),
      reason: given.reason ?? reasonFor(titlesOf(entries)),
      take: given.route,
      removePlaces: [...(given.removeRoute ?? []), ...(given.removePart ?? [])],
      removeRemotes: given.removeRemote,
      trustOrigins: given.trustOrigin,
    };
    const composed = composeReleases(previous, change, former);
    if (!previous && !given.new && !composed.document.routes['/'])
      throw new ComposeError(
        'NO_COMPOSITION',
        `No composition exists at ${store.path} yet, and none of these remotes has the page /, which a new site ` +
          'needs. Check that the file is right. To start a site without that page: --new',
      );
    return { ...composed, advice: [...composed.advice, ...stays] };
  });
}

async function draftCanary(request: ChangeRequest): Promise<DraftedChange> {
  const { canary: step } = request.given;
  if (step?.kind === 'start') return draftStart(request, step);
  const previous = requireDocument(request.store, request.current);
  const rollout = requireRollout(previous);
  if (!step || step.kind === 'finish') return draftFinish(request, rollout);
  const note = { actor: actor(), reason: request.given.reason ?? stepReason(step, rollout) };
  return draftedChange(request, [], () => changeRollout(previous, step, note, request.former));
}

async function draftStart(
  request: ChangeRequest,
  step: Extract<CanaryStep, { kind: 'start' }>,
): Promise<DraftedChange> {
  const { store, given, current, former } = request;
  const offered = await readReleases(request, await addressesOf(request, await fetchOptions(store, given)));
  return draftedChange(request, offered, (entries) => {
    const reason = given.reason ?? `Canary of ${titlesOf(entries)} for ${formatShare(step.share)}`;
    const start = { ...step, entries, trustOrigins: given.trustOrigin ?? [], actor: actor(), reason };
    return startRollout(requireDocument(store, current), start, former);
  });
}

async function draftFinish(request: ChangeRequest, { remotes }: Rollout): Promise<DraftedChange> {
  const { store, given, current, former } = request;
  const addresses = Object.values(remotes).map(({ release, digest }) => ({ address: release, digest }));
  const offered = await readReleases(request, addresses);
  const reason = given.reason ?? `Finish the canary: ${rolloutTitle({ remotes })} for everyone`;
  return draftedChange(request, offered, (entries) => {
    const finish = { entries, trustOrigins: given.trustOrigin, actor: actor(), reason };
    return finishRollout(requireDocument(store, current), finish, former);
  });
}
