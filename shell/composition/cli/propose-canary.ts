import { formatShare, type Rollout, rolloutTitle } from '../document/rollout.ts';
import type { CanaryStep } from './compose-program.ts';
import { changeRollout, finishRollout, requireRollout, startRollout, stepReason } from '../change/compose-rollout.ts';
import { actor, type ChangeRequest, judgeChange, type JudgedChange, titlesOf } from './judge-change.ts';
import { fetchOptions, requireDocument } from './present-composition.ts';
import { proveForSite, proveReleases } from './prove-releases.ts';
import { addressesOf } from './resolve-release.ts';

export async function proposeCanary(request: ChangeRequest): Promise<JudgedChange> {
  const { canary: step } = request.given;
  if (step?.kind === 'start') return proposeStart(request, step);
  const previous = requireDocument(request.store, request.current);
  const rollout = requireRollout(previous);
  if (!step || step.kind === 'finish') return proposeFinish(request, rollout);
  const note = { actor: actor(), reason: request.given.reason ?? stepReason(step, rollout) };
  return judgeChange(request, [], () => changeRollout(previous, step, note, request.former));
}

async function proposeStart(
  request: ChangeRequest,
  step: Extract<CanaryStep, { kind: 'start' }>,
): Promise<JudgedChange> {
  const { store, given, current, former } = request;
  const proven = await proveForSite(request, await addressesOf(request, await fetchOptions(store, given)));
  return judgeChange(request, proven, (entries) => {
    const reason = given.reason ?? `Canary of ${titlesOf(entries)} for ${formatShare(step.share)}`;
    const start = { ...step, entries, trustOrigins: given.trustOrigin ?? [], actor: actor(), reason };
    return startRollout(requireDocument(store, current), start, former);
  });
}

async function proposeFinish(request: ChangeRequest, { remotes }: Rollout): Promise<JudgedChange> {
  const { store, given, current, former, output } = request;
  const addresses = Object.values(remotes).map(({ release, digest }) => ({ address: release, digest }));
  const proven = await proveReleases(addresses, await fetchOptions(store, given), output);
  const reason = given.reason ?? `Finish the canary: ${rolloutTitle({ remotes })} for everyone`;
  return judgeChange(request, proven, (entries) => {
    const finish = { entries, trustOrigins: given.trustOrigin, actor: actor(), reason };
    return finishRollout(requireDocument(store, current), finish, former);
  });
}
