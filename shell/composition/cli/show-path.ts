import { pathOwner } from '../document/path-owner.ts';
import { ComposeError } from '../document/compose-error.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import { formatShare, rolloutTitle } from '../document/rollout.ts';
import { readRelease } from '../judge/fetch-release.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { fetchOptions } from './compose-settings.ts';
import type { ComposeOutput } from './output.ts';
import type { SiteReport } from './site-report.ts';

/** @param documents oldest first, the current document last */
export function introducedIn(name: string, documents: readonly CompositionDocument[]): CompositionDocument | undefined {
  const digest = documents.at(-1)?.remotes[name]?.digest;
  const before = documents.findLastIndex(({ remotes }) => remotes[name]?.digest !== digest);
  return documents[before + 1];
}

export async function showPath(
  store: CompositionStore,
  url: string,
  { documents, sites }: { documents: readonly CompositionDocument[]; sites: readonly SiteReport[] },
  output: ComposeOutput,
): Promise<number> {
  const owned = pathOwner(url, documents);
  const entry = owned?.document.remotes[owned.remote];
  if (!owned || !entry) throw new ComposeError('NAME_UNKNOWN', `No revision has a route for ${url}.`);
  const { path, pattern, remote, document, removed } = owned;
  const reported = sites
    .map(({ health }) => health?.remotes[remote])
    .find((release) => release?.digest === entry.digest);
  const options = await fetchOptions(store, undefined);
  const read = reported ? undefined : await readRelease(entry.release, options, entry.digest).catch(() => undefined);
  const { commit = 'unknown', owner } = reported ?? read?.descriptor ?? {};
  const failures = sites
    .flatMap(({ health }) => health?.problems ?? [])
    .filter((problem) => problem.remote === remote && (problem.route ?? pattern) === pattern)
    .map(({ since: at = '', message }) => `${at} ${message}`.trim());
  const last = reported?.process?.lastFailure;
  const { rollout } = document;
  const since = introducedIn(remote, documents.slice(0, documents.indexOf(document) + 1));
  const lines: [title: string, text: string | undefined][] = [
    ['Page', `${path}, route ${pattern} of revision ${document.revision}`],
    ['Removed', removed && `revision ${removed.revision}, ${removed.actor}: ${removed.reason}`],
    ['Release', `${remote} ${entry.version ?? ''}, ${entry.release}`],
    ['Since', since && `${since.createdAt}, revision ${since.revision}`],
    ['Canary', rollout?.remotes[remote] && `${rolloutTitle(rollout)} for ${formatShare(rollout.share)} of visitors`],
    ['Commit', commit],
    ['Owner', owner ? Object.values(owner).join(', ') : 'unknown: the release specifies no owner'],
    ...(failures.length > 0 ? failures : [last ? `${last.at} ${last.reason}` : 'none known']).map(
      (failure): [string, string] => ['Failure', failure],
    ),
  ];
  output.say(...lines.flatMap(([title, text]) => (text ? [`${title.padEnd(10)} ${text}`] : [])));
  return output.end(removed || failures.length > 0 ? 1 : 0, {
    ...{ path, route: pattern, revision: document.revision, remote, ...entry, commit, owner, failures },
  });
}
