import { compositionDifference } from '../change/composition-difference.ts';
import { compositionId, type CompositionDocument } from '../document/composition-document.ts';
import { formatShare, rolloutTitle } from '../document/rollout.ts';
import { listModules } from '../document/whole-composition.ts';
import { allDocuments, type CompositionStore } from '../store/composition-store.ts';
import type { ComposeArguments } from './command-line.ts';
import type { ComposeOutput } from './output.ts';
import { isAboutDocument, readStatuses } from './running-shells.ts';
import { introducedIn, showPath } from './show-path.ts';
import { readReport, type SiteReport } from './site-report.ts';

const EXIT_PROBLEMS = 1;
const EDITED =
  '! The composition was edited by hand: its ID does not match its content. Make changes with this command, which checks them first.';

const VISITORS_GET_ERRORS: ReadonlySet<string> = new Set([
  'NO_COMPOSITION',
  'REMOTE_UNAVAILABLE',
  'BREAKER_OPEN',
  'PROCESS_KEEPS_ENDING',
  'FRAME_UNAVAILABLE',
]);

export async function showStatus(
  store: CompositionStore,
  { names: [url], site }: ComposeArguments,
  output: ComposeOutput,
): Promise<number> {
  const [current, documents, statuses] = await Promise.all([
    store.read(),
    allDocuments(store),
    readStatuses(store, site),
  ]);
  const sites = await Promise.all(statuses.map((status) => readReport(status, site)));
  if (current.state !== 'valid') {
    const message = current.state === 'invalid' ? current.reason : `No composition exists at ${store.path} yet.`;
    output.say(message, ...sites.flatMap((report) => describeSite(report, undefined)));
    const error = { code: current.state === 'invalid' ? 'COMPOSITION_INVALID' : 'NO_COMPOSITION', message };
    return output.end(EXIT_PROBLEMS, { path: store.path, state: current.state, sites, error });
  }
  const { document } = current;
  if (url !== undefined) return showPath(store, url, { documents, sites }, output);
  output.say(...describeDocument(document, documents));
  if (document.id !== undefined && document.id !== compositionId(document)) output.say(EDITED);
  if (sites.length === 0) output.say('', 'No site follows this composition.');
  output.say(...sites.flatMap((report) => describeSite(report, document)));
  const isFailing = sites.some((report) => report.health?.problems.some((problem) => isError(problem, report)));
  return output.end(isFailing ? EXIT_PROBLEMS : 0, { path: store.path, state: 'valid', ...document, sites });
}

function describeDocument(document: CompositionDocument, documents: readonly CompositionDocument[]): string[] {
  const { remotes, rollout, revision, createdAt, actor, reason } = document;
  const lines = Object.entries(remotes).flatMap(([name, { release, version = '' }]) => {
    const since = introducedIn(name, documents);
    return [
      `${name.padEnd(14)} ${version.padEnd(10)} ${release}${since ? `  since ${since.createdAt}, revision ${since.revision}` : ''}`,
      ...listModules(document, name).map(({ place }) => ''.padEnd(26) + place),
    ];
  });
  const canary = rollout && [
    `A canary of ${rolloutTitle(rollout)} is ${rollout.state} for ${formatShare(rollout.share)} of visitors. ` +
      `It started ${rollout.startedAt}.`,
  ];
  return [`Revision ${revision}, ${createdAt}, ${actor}: ${reason}`, ...lines, ...(canary ?? [])];
}

function describeSite(report: SiteReport, document: CompositionDocument | undefined): string[] {
  const { url, serving, remotes, health } = report;
  const { rollout, problems } = health ?? {};
  const describeState = (name: string) => {
    const reason = remotes[name]?.away;
    if (reason !== undefined) return `unavailable: ${reason}`;
    if (!problems) return 'unknown';
    return problems.some(({ remote }) => remote === name) ? 'has problems, see below' : 'works';
  };
  const running = Object.entries(remotes).map(
    ([name, { version = '' }]) => `  ${name.padEnd(14)} ${version.padEnd(10)} ${describeState(name)}`,
  );
  return [
    '',
    `The site on ${url} ${describeVerdict(report, document)}`,
    `It serves ${serving === undefined ? 'no revision yet' : `revision ${serving}`}:`,
    ...running,
    ...(rollout
      ? [
          `Its canary of ${rollout.shows} is ${rollout.state}: it failed in ${rollout.canary.failures} of ${rollout.canary.views} views, ` +
            `compared with ${rollout.current.failures} of ${rollout.current.views} without it. ${rollout.decision ?? ''}`.trimEnd(),
          ...rollout.failingPaths.map(({ path, failures }) => `  ${path} (${failures}×)`),
        ]
      : []),
    ...(problems
      ? problems.flatMap((problem) => describeProblem(problem, isError(problem, report)))
      : ['Its health check does not list its problems.']),
  ];
}

function describeVerdict(report: SiteReport, document: CompositionDocument | undefined): string {
  const isOther = document !== undefined && !isAboutDocument(report, document);
  if (isOther)
    return report.revision === undefined ? 'has not read this revision yet.' : `has revision ${report.revision}.`;
  if (report.state === 'refused') return `refuses it: ${report.reason ?? 'It gave no reason.'}`;
  return report.state === 'checking' ? 'is checking it.' : 'is up to date.';
}

type Problem = NonNullable<SiteReport['health']>['problems'][number];

function isError({ code }: Problem, { serving, health }: SiteReport): boolean {
  if (code === 'COMPOSITION_REFUSED') return serving === undefined;
  // The status stays "ok" if the page fails only for an unusual query string.
  if (code === 'PAGE_FAILS') return health?.status !== 'ok';
  return VISITORS_GET_ERRORS.has(code);
}

function describeProblem({ code, message, since, advice }: Problem, isSevere: boolean): string[] {
  const from = since === undefined ? '' : `, since ${since}`;
  return [`${isSevere ? '✗' : '!'} ${code}${from}: ${message}`, ...(advice === undefined ? [] : [`    ${advice}`])];
}

export async function showHistory(store: CompositionStore, output: ComposeOutput): Promise<number> {
  const [current, documents] = await Promise.all([store.read(), allDocuments(store)]);
  const isCurrent = (document: CompositionDocument) =>
    current.state === 'valid' &&
    current.document.revision === document.revision &&
    compositionId(current.document) === compositionId(document);
  if (documents.length === 0) output.say('No changes yet.');
  const revisions: object[] = [];
  for (const [index, document] of [...documents.entries()].reverse()) {
    const { revision, createdAt, actor, reason, restores, remotes } = document;
    const changes = compositionDifference(documents[index - 1], document);
    if (restores !== undefined) changes.push(`It has the content of revision ${restores}.`);
    revisions.push({ revision, id: compositionId(document), createdAt, actor, reason, restores, remotes, changes });
    output.say(
      `${isCurrent(document) ? '*' : ' '}${String(revision).padStart(5)}  ${createdAt}  ${actor}: ${reason}`,
      ...changes.map((line) => ''.padEnd(8) + line),
    );
  }
  return output.end(0, { path: store.path, revisions });
}
