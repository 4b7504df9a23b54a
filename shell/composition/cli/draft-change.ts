import { userInfo } from 'node:os';
import { composeReleases } from '../change/compose-releases.ts';
import { changeRollout, finishRollout, requireRollout, startRollout, stepReason } from '../change/compose-rollout.ts';
import { type CompositionDifference, compositionDifference } from '../change/composition-difference.ts';
import type { ComposedChange } from '../change/next-document.ts';
import { rollBack } from '../change/roll-back.ts';
import { composeCommand } from '../document/compose-command.ts';
import { ComposeError, RefusedError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import { type Evidence, gateResult, nothingFetched } from '../document/gate-results.ts';
import { formatShare, rolloutTitle } from '../document/rollout.ts';
import type { ReadRelease } from '../judge/fetch-release.ts';
import { type ChangeRequest, requireDocument, requireReadable } from './present-composition.ts';
import { readOtherComposition } from './read-other-composition.ts';
import { readReleases } from './read-releases.ts';
import { addressesOf, type ReleaseAddress } from './resolve-release.ts';

export interface DraftedChange {
  /** The current revision; 0 for no composition. */
  basedOn: number;
  /** Absent if a gate refuses the change. */
  composed?: ComposedChange;
  changes: readonly CompositionDifference[];
  evidence: Evidence;
  /** The releases whose descriptors were read. */
  entries: readonly ReadRelease[];
}

/** What a command does to the composition. */
interface Plan {
  /** Of new releases. */
  addresses?: readonly ReleaseAddress[];
  /** Throws with a sentence if the change is not allowed. */
  compose: (entries: readonly ReadRelease[]) => ComposedChange;
}

/** Reads the descriptors of a change's releases, and composes its document. Writes nothing. */
export async function draftChange(request: ChangeRequest): Promise<DraftedChange> {
  const { addresses = [], compose } = await planChange(request);
  const { current } = request;
  const before = current.state === 'valid' ? current.document : undefined;
  const offered = await readReleases(request, addresses);
  const entries = offered.flatMap(({ entry }) => (entry ? [entry] : []));
  const results = offered.length === 0 ? nothingFetched() : offered.flatMap((release) => release.results);
  const drafted = { basedOn: before?.revision ?? 0, changes: [], entries };
  if (entries.length < offered.length)
    return {
      ...drafted,
      evidence: [...results, gateResult('whole', 'skipped', 'Skipped because a release cannot be read.')],
    };
  try {
    const composed = compose(entries);
    const changes = compositionDifference(before, composed.document);
    return { ...drafted, composed, changes, evidence: [...results, ...passedGates(composed, results)] };
  } catch (error) {
    const { message } = error as Error;
    const gate = error instanceof RefusedError ? error.gate : 'whole';
    const code = error instanceof RefusedError || error instanceof ComposeError ? error.code : 'INTERNAL';
    const others = results.filter((result) => result.gate !== gate || result.state === 'failed');
    return { ...drafted, evidence: [...others, gateResult(gate, 'failed', { code, cause: message })] };
  }
}

function passedGates({ document }: ComposedChange, results: Evidence): Evidence {
  const [routes, parts, remotes] = [document.routes, document.parts, document.remotes].map(
    (owned) => Object.keys(owned).length,
  );
  const origin = gateResult('origin', 'passed', 'Every release is on a trusted origin.');
  return [
    ...(results.some(({ gate }) => gate === 'origin') ? [] : [origin]),
    gateResult(
      'whole',
      'passed',
      'Each route and part has one owner, and none is removed by accident. ' +
        `Routes: ${routes}, parts: ${parts}, remotes: ${remotes}.`,
    ),
  ];
}

export function failuresOf(evidence: Evidence): Evidence {
  return evidence.filter(({ state }) => state === 'failed');
}

async function planChange(request: ChangeRequest): Promise<Plan> {
  switch (request.given.command) {
    case 'remove':
      return planRemoval(request);
    case 'rollback':
      return planRollback(request);
    case 'promote':
      return planPromotion(request);
    case 'canary':
      return planCanary(request);
    default:
      return planUse(request, await addressesOf(request), (titles) => `Compose ${titles}`);
  }
}

function planRemoval({ store, current, former, given }: ChangeRequest): Plan {
  const { names, reason = `Remove ${names.join(', ')}` } = given;
  const isOrigin = (name: string) => /^https?:/.test(name);
  const compose = () => {
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
  };
  return { compose };
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

function planRollback({ current, former, given }: ChangeRequest): Plan {
  const { to, trustOrigin: trustOrigins } = given;
  const title = to === undefined ? 'Roll back to the previous revision' : `Roll back to revision ${to}`;
  const note = { actor: actor(), reason: given.reason ?? title };
  return { compose: () => rollBack(current, former, { to, trustOrigins, ...note }) };
}

/** Remotes that the other environment lacks stay unchanged. */
async function planPromotion(request: ChangeRequest): Promise<Plan> {
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
  return planUse(request, addresses, (titles) => `Promote ${titles} from ${other.name}`, stays);
}

async function planUse(
  { store, given, current, former }: ChangeRequest,
  addresses: readonly ReleaseAddress[],
  reasonFor: (titles: string) => string,
  stays: readonly string[] = [],
): Promise<Plan> {
  // A site that waits for its first composition doesn't count.
  const isKnown = former.length > 0 || (await store.sites()).some(({ serving }) => serving !== undefined);
  const compose = (entries: readonly ReadRelease[]) => {
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
  };
  return { addresses, compose };
}

async function planCanary(request: ChangeRequest): Promise<Plan> {
  const { store, given, current, former } = request;
  const { canary: step, trustOrigin: trustOrigins = [] } = given;
  const noteOf = (reason: string) => ({ actor: actor(), reason: given.reason ?? reason });
  if (step?.kind === 'start') {
    const compose = (entries: readonly ReadRelease[]) => {
      const note = noteOf(`Canary of ${titlesOf(entries)} for ${formatShare(step.share)}`);
      return startRollout(requireDocument(store, current), { ...step, entries, trustOrigins, ...note }, former);
    };
    return { addresses: await addressesOf(request), compose };
  }
  const previous = requireDocument(store, current);
  const rollout = requireRollout(previous);
  if (step && step.kind !== 'finish')
    return { compose: () => changeRollout(previous, step, noteOf(stepReason(step, rollout)), former) };
  const note = noteOf(`Finish the canary: ${rolloutTitle(rollout)} for everyone`);
  return {
    addresses: Object.values(rollout.remotes).map(({ release, digest }) => ({ address: release, digest })),
    compose: (entries) => finishRollout(previous, { entries, trustOrigins, ...note }, former),
  };
}

function titlesOf(entries: readonly ReadRelease[]): string {
  return entries.map(({ descriptor: { name, version } }) => `${name} ${version}`).join(', ');
}

/** In some containers, the user ID has no name. */
function actor(): string {
  try {
    return userInfo().username;
  } catch {
    return process.env['USER'] || `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
