import type { ReleaseOwner } from '@site/release/release-descriptor';
import { compositionId, type CompositionDocument } from '../document/composition-document.ts';
import { formatShare, rolloutTitle } from '../document/rollout.ts';
import { modulesOf } from '../document/whole-composition.ts';
import { compositionDifference } from '../change/composition-difference.ts';
import { describeChanges } from './describe-plan.ts';
import type { ReportedProblem, SiteReport } from './site-problems.ts';
import { hasSuccessor, isAbout } from './await-shells.ts';

/** @param documents oldest first, the current one last */
export function introducedIn(name: string, documents: readonly CompositionDocument[]): CompositionDocument | undefined {
  const digest = documents.at(-1)?.remotes[name]?.digest;
  const before = documents.findLastIndex(({ remotes }) => remotes[name]?.digest !== digest);
  return documents[before + 1];
}

export function describeOwner(owner: ReleaseOwner | undefined): string {
  if (!owner) return 'unknown: the release names no owner';
  return [owner.team, owner.contact, owner.repository].filter((text) => text !== undefined).join(', ');
}

/** @param documents oldest first, `document` last */
export function describeDocument(
  document: CompositionDocument,
  documents: readonly CompositionDocument[],
  sites: readonly SiteReport[] = [],
): string {
  const { remotes, rollout, revision, createdAt, actor, reason } = document;
  const lines = Object.entries(remotes).map(([name, { release, version = '' }]) => {
    const places = modulesOf(document, name).map(({ place }) => place);
    const since = introducedIn(name, documents);
    const owner = sites.map(({ details }) => details?.[name]?.owner).find((found) => found !== undefined);
    return [
      `${name.padEnd(14)} ${version.padEnd(10)} ${release}${since ? `  since ${since.createdAt}, revision ${since.revision}` : ''}`,
      ...[...(owner ? [`Owner: ${describeOwner(owner)}`] : []), ...places].map((line) => ''.padEnd(26) + line),
    ].join('\n');
  });
  const canary = rollout
    ? [
        `A canary of ${rolloutTitle(rollout)} ${rollout.state === 'paused' ? 'is paused' : 'is running'} for ` +
          `${formatShare(rollout.share)} of visitors. It started ${rollout.startedAt}.`,
      ]
    : [];
  return [`Revision ${revision}, ${createdAt}, ${actor}: ${reason}`, ...lines, ...canary].join('\n');
}

export function describeSites(sites: readonly SiteReport[], document: CompositionDocument | undefined): string {
  return sites.length === 0
    ? 'No site follows this composition.'
    : sites.map((report) => describeSite(report, document)).join('\n\n');
}

function describeSite(report: SiteReport, document: CompositionDocument | undefined): string {
  const { url, serving, remotes, rollout, problems = [], problemsUnknown } = report;
  const running = Object.entries(remotes).map(
    ([name, { version = '' }]) => `  ${name.padEnd(14)} ${version.padEnd(10)} ${remoteState(report, name)}`,
  );
  return [
    `The site on ${url} ${verdictOf(report, document)}.`.replace(/\.\.$/, '.'),
    `It serves ${serving === undefined ? 'no revision yet' : `revision ${serving}`}:`,
    ...running,
    ...(rollout ? describeRollout(rollout) : []),
    ...(problemsUnknown === undefined ? [] : [`Its problems are unknown: ${problemsUnknown}.`]),
    ...(problems.length === 0 ? [] : ['Its problems:', ...problems.map(describeProblem)]),
  ].join('\n');
}

function describeRollout(rollout: NonNullable<SiteReport['rollout']>): string[] {
  const { shows, state, canary, current, decision = '' } = rollout;
  const counted = `failed in ${canary.failures} of ${canary.views} views, compared with ${current.failures} of ${current.views} without it`;
  return [`Its canary of ${shows} is ${state}: it ${counted}. ${decision}`.trimEnd()];
}

function verdictOf(report: SiteReport, document: CompositionDocument | undefined): string {
  if (document !== undefined && hasSuccessor(report, document)) return 'has switched to a later revision';
  if (document !== undefined && !isAbout(report, document)) return 'has not read this revision yet';
  if (report.state === 'refused') return `refuses it: ${report.reason ?? 'it gives no reason.'}`;
  return report.state === 'checking' ? 'is checking it' : 'is up to date';
}

function remoteState({ remotes, problems, problemsUnknown }: SiteReport, name: string): string {
  const reason = remotes[name]?.away;
  if (reason !== undefined) return `unavailable: ${reason}`;
  const own = (problems ?? []).filter(({ remote }) => remote === name);
  if (own.some(({ severity }) => severity === 'error')) return 'has errors, see below';
  if (own.length > 0) return 'has warnings, see below';
  return problemsUnknown === undefined ? 'works' : 'unknown';
}

function describeProblem({ severity, code, message, since, advice }: ReportedProblem): string {
  const from = since === undefined ? '' : `, since ${since}`;
  return [
    `  ${severity === 'error' ? '✗' : '!'} ${code}${from}: ${message}`,
    ...(advice === undefined ? [] : [`      ${advice}`]),
  ].join('\n');
}

export function describeHistory(
  documents: readonly CompositionDocument[],
  current: CompositionDocument | undefined,
): string {
  if (documents.length === 0) return 'No changes yet.';
  const id = current && compositionId(current);
  return documents
    .map((document, index) => {
      const { revision, createdAt, actor, reason, restores } = document;
      const mark = current?.revision === revision && id === compositionId(document) ? '*' : ' ';
      const changes = [
        ...describeChanges(compositionDifference(documents[index - 1], document)),
        ...(restores === undefined ? [] : [`It has the content of revision ${restores}.`]),
      ];
      return [
        `${mark}${String(revision).padStart(5)}  ${createdAt}  ${actor}: ${reason}`,
        ...changes.map((line) => `${''.padEnd(8)}${line}`),
      ].join('\n');
    })
    .reverse()
    .join('\n');
}
