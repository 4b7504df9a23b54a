import { formatShare, type Rollout, rolloutTitle } from '../document/rollout.ts';
import type { CanaryStep } from './compose-program.ts';
import { changeRollout, finishRollout, requireRollout, startRollout, stepReason } from '../change/compose-rollout.ts';
import { actor, type ChangeRequest, draftedChange, type DraftedChange, titlesOf } from './drafted-change.ts';
import { fetchOptions, requireDocument } from './present-composition.ts';
import { readReleases } from './read-releases.ts';
import { addressesOf } from './resolve-release.ts';

export async function draftCanary(request: ChangeRequest): Promise<DraftedChange> {
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
