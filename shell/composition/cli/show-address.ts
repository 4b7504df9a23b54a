import { ComposeError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import { formatShare, rolloutTitle } from '../document/rollout.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { addressOwner } from '../document/address-owner.ts';
import type { ComposeOutput } from './compose-output.ts';
import { describeOwner, introducedIn } from './describe-composition.ts';
import { fetchOptions } from './present-composition.ts';
import { readRelease } from '../judge/fetch-release.ts';
import type { SiteReport } from './site-problems.ts';

/** @param documents oldest first, the current one last */
export async function showAddress(
  store: CompositionStore,
  address: string,
  { documents, sites }: { documents: readonly CompositionDocument[]; sites: readonly SiteReport[] },
  output: ComposeOutput,
): Promise<number> {
  const owned = addressOwner(address, documents);
  const entry = owned?.document.remotes[owned.remote];
  if (!owned || !entry) throw new ComposeError('NAME_UNKNOWN', `No revision has a route for ${address}.`);
  const { path, pattern, remote, document, removed } = owned;
  const options = await fetchOptions(store, {});
  const reported = sites.map(({ details }) => details?.[remote]).find((found) => found?.digest === entry.digest);
  const stated =
    reported ?? (await readRelease(entry.release, options, entry.digest).catch(() => undefined))?.descriptor;
  const { commit, owner } = stated ?? {};
  const failures = sites
    .flatMap(({ problems = [] }) => problems)
    .filter((problem) => problem.remote === remote && (problem.route ?? pattern) === pattern)
    .map(({ since: at, message: reason }) => ({ at, reason }));
  const last = reported?.process?.lastFailure;
  const { rollout } = document;
  const since = introducedIn(remote, documents.slice(0, documents.indexOf(document) + 1));
  const lines = [
    ['Page', `${path}, route ${pattern} of revision ${document.revision}`],
    ['Removed', removed && `revision ${removed.revision}, ${removed.actor}: ${removed.reason}`],
    ['Release', `${remote} ${entry.version ?? ''}, ${entry.release}`],
    ['Since', since && `${since.createdAt}, revision ${since.revision}`],
    ['Canary', rollout?.remotes[remote] && `${rolloutTitle(rollout)} for ${formatShare(rollout.share)} of visitors`],
    ['Commit', commit ?? 'unknown'],
    ['Owner', describeOwner(owner)],
    ...(failures.length > 0 ? failures : [last]).map((failure) => [
      'Failure',
      failure ? `${failure.at ?? ''} ${failure.reason}`.trim() : 'none known',
    ]),
  ];
  output.say(lines.flatMap(([title = '', text]) => (text ? [`${title.padEnd(10)} ${text}`] : [])).join('\n'));
  return output.end(removed || failures.length > 0 ? 1 : 0, {
    ...{ path, pattern, remote, ...entry, revision: document.revision, removed: removed?.revision },
    ...{ since: since?.createdAt, commit, owner, failures, lastFailure: last },
  });
}
