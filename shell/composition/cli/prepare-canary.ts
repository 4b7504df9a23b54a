import type { CompositionStore } from '../store/composition-store.ts';
import { formatShare, rolloutTitle } from '../document/rollout.ts';
import type { CanaryStep, ComposeArguments } from './compose-arguments.ts';
import type { ComposeOutput } from './compose-output.ts';
import { changeRollout, finishRollout, requireRollout, startRollout, stepReason } from './compose-rollout.ts';
import { refuseForSite } from './refuse-for-site.ts';
import { actor } from './actor.ts';
import { addressesOf, proveAll } from './prepare-change.ts';
import { nothingFetched, type PreparedChange, prepared, titlesOf } from './prepared-change.ts';
import { fetchOptions, requireDocument } from './present-composition.ts';

export async function prepareCanary(
  store: CompositionStore,
  given: Pick<ComposeArguments, 'names' | 'reason' | 'site' | 'store' | 'trustOrigins'>,
  step: CanaryStep,
  output: ComposeOutput,
): Promise<PreparedChange> {
  const { reason, trustOrigins } = given;
  if (step.kind === 'start') {
    const options = await fetchOptions(store, given);
    const addresses = await addressesOf(store, given, options);
    const proven = await refuseForSite(store, given, await proveAll(addresses, options, output));
    return prepared(proven, (current, former, entries) => {
      const why = reason ?? `Canary of ${titlesOf(entries)} for ${formatShare(step.share)}`;
      return startRollout(
        requireDocument(store, current),
        { ...step, entries, trustOrigins, actor: actor(), reason: why },
        former,
      );
    });
  }
  const { remotes } = requireRollout(requireDocument(store, await store.read()));
  if (step.kind === 'finish') {
    const releases = Object.values(remotes).map(({ release, digest }) => ({ address: release, digest }));
    const proven = await proveAll(releases, await fetchOptions(store, given), output);
    return prepared(proven, (current, former, entries) =>
      finishRollout(
        requireDocument(store, current),
        {
          entries,
          trustOrigins,
          actor: actor(),
          reason: reason ?? `Finish the canary: ${rolloutTitle({ remotes })} for everyone`,
        },
        former,
      ),
    );
  }
  const why = reason ?? stepReason(step, { remotes });
  return {
    ...nothingFetched(),
    make: (current, former) =>
      changeRollout(requireDocument(store, current), step, { actor: actor(), reason: why }, former),
  };
}
