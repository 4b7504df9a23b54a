import { ComposeError } from '../document/compose-error.ts';
import type { CompositionContent, CompositionDocument } from '../document/composition-document.ts';
import { formatShare, type Rollout, rolloutTitle } from '../document/rollout.ts';
import { missingModule } from '../document/whole-composition.ts';
import { composeReleases, type ReleaseChange, requireOneEach, requireTrust } from './compose-releases.ts';
import { type ChangeNote, type ComposedChange, CompositionDraft, nextDocument } from './composition-draft.ts';
import type { ReadRelease } from '../judge/fetch-release.ts';
import { composeCommand, waysToEndCanary } from '../document/compose-command.ts';

interface RolloutStart extends ChangeNote {
  entries: readonly ReadRelease[];
  share: number;
  trustOrigins: readonly string[];
}

/** The canary's failure rate, from 0 to 1, may exceed the current one by this much. */
const MARGIN = 0.005;

export function startRollout(
  previous: CompositionDocument,
  { entries, share, trustOrigins, ...note }: RolloutStart,
  former: readonly CompositionDocument[],
): ComposedChange {
  if (previous.rollout)
    throw new ComposeError(
      'REFUSED_WHOLE',
      `Only one canary can run at a time, and ${rolloutTitle(previous.rollout)} is running.${waysToEndCanary()}`,
    );
  requireOneEach(entries);
  const draft = new CompositionDraft(previous);
  for (const origin of trustOrigins) draft.trustedOrigins.add(origin);
  for (const entry of entries) requireFits(previous, draft, entry);
  const now = new Date();
  const rollout: Rollout = {
    id: now.getTime().toString(36),
    remotes: Object.fromEntries(
      entries.map(({ descriptor: { name, version }, release, digest }) => [name, { release, digest, version }]),
    ),
    share,
    state: 'running',
    margin: MARGIN,
    startedAt: now.toISOString(),
  };
  return withRollout(previous, { ...draft.content(), rollout }, note, former);
}

export type RolloutStep = { kind: 'widen'; share: number } | { kind: 'pause' } | { kind: 'resume' } | { kind: 'abort' };

const VERBS = { pause: 'Pause', resume: 'Resume', abort: 'Abort' } as const;

/** Returns the reason for the history if the operator enters none. */
export function stepReason(step: RolloutStep, rollout: Pick<Rollout, 'remotes'>): string {
  const title = rolloutTitle(rollout);
  return step.kind === 'widen'
    ? `Widen the canary of ${title} to ${formatShare(step.share)}`
    : `${VERBS[step.kind]} the canary of ${title}`;
}

export function changeRollout(
  previous: CompositionDocument,
  step: RolloutStep,
  note: ChangeNote,
  former: readonly CompositionDocument[],
): ComposedChange {
  const rollout = requireRollout(previous);
  if (step.kind === 'widen' && step.share <= rollout.share)
    throw new ComposeError(
      'NOTHING_TO_CHANGE',
      `${formatShare(rollout.share)} of visitors already get ${rolloutTitle(rollout)}. Use --widen with a larger share, or --pause or --abort.`,
    );
  return withRollout(previous, { ...previous, rollout: applyStep(rollout, step) }, note, former);
}

function applyStep(rollout: Rollout, step: RolloutStep): Rollout | undefined {
  switch (step.kind) {
    case 'widen':
      return { ...rollout, share: step.share };
    case 'pause':
      return { ...rollout, state: 'paused' };
    case 'resume':
      return { ...rollout, state: 'running' };
    case 'abort':
      return undefined;
  }
}

/** Ends the canary and gives its releases to all visitors. */
export function finishRollout(
  previous: CompositionDocument,
  change: ReleaseChange,
  former: readonly CompositionDocument[],
): ComposedChange {
  const rollout = requireRollout(previous);
  const changed = change.entries.find(({ descriptor: { name }, digest }) => rollout.remotes[name]?.digest !== digest);
  if (changed)
    throw new ComposeError(
      'CANARY_CHANGED',
      `The canary now has a different release of ${changed.descriptor.name}. Check it with ${composeCommand('status')}, then finish again.`,
    );
  return composeReleases({ ...previous, rollout: undefined }, change, former);
}

/** @param id ID of the rollout that the change expects */
export function requireRollout({ rollout }: CompositionDocument, id = rollout?.id): Rollout {
  if (rollout?.id !== id) throw new ComposeError('CANARY_ENDED', 'The canary has already ended.');
  if (!rollout)
    throw new ComposeError(
      'CANARY_MISSING',
      `No canary is running. To start one: ${composeCommand('canary', 'RELEASE 5%')}`,
    );
  return rollout;
}

function requireFits(previous: CompositionDocument, draft: CompositionDraft, entry: ReadRelease) {
  const { name, version } = entry.descriptor;
  const present = previous.remotes[name];
  if (!present)
    throw new ComposeError(
      'REFUSED_WHOLE',
      `${name} is not in the composition yet, so there is nothing to compare a canary with. To add it: ${composeCommand('use', 'RELEASE')}`,
    );
  if (present.digest === entry.digest)
    throw new ComposeError('REFUSED_WHOLE', `Everyone already gets ${name} ${version}.`);
  requireTrust(draft, entry, false);
  const missing = missingModule(previous, entry.descriptor);
  if (missing)
    throw new ComposeError(
      'REFUSED_CONTRACT',
      `${missing} A canary must keep the routes of the current release. Build a release that keeps them, ` +
        `or release it to everyone: ${composeCommand('use', 'RELEASE')}`,
    );
}

function withRollout(
  previous: CompositionDocument,
  { remotes, routes, parts, trustedOrigins, rollout }: CompositionContent,
  note: ChangeNote,
  former: readonly CompositionDocument[],
): ComposedChange {
  const content = { remotes, routes, parts, trustedOrigins, rollout };
  const removes = { routes: [], parts: [], remotes: [] };
  return { document: nextDocument(previous, former, { ...note, content, removes }), advice: [] };
}
