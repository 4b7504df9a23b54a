import type { ComposedChange } from '../change/next-document.ts';
import { composeCommand } from '../document/compose-command.ts';
import { compositionId, type CompositionDocument } from '../document/composition-document.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import type { SiteStatus } from '../store/site-status.ts';
import { answerOnDocument, askSites, awaitShells, type ShellsOutcome, type WaitOptions } from './await-shells.ts';
import type { ChangeReport } from './compose-output.ts';
import { describePlan } from './describe-plan.ts';
import type { ChangeRequest } from './present-composition.ts';
import { type DraftedChange, failuresOf } from './draft-change.ts';

const EXIT_REFUSED = 1;

type Verdict = ShellsOutcome | { kind: 'nobody'; shells: readonly [] };

interface VerdictReport extends Pick<NonNullable<ChangeReport['verdict']>, 'kind'> {
  exitCode: number;
  code?: string;
  sentence: string;
}

export function reportPlan({ output, current }: ChangeRequest, drafted: DraftedChange): number {
  const isPassed = failuresOf(drafted.evidence).length === 0;
  const report = { ...reportOf(drafted), written: false };
  output.say(describePlan(report, isPassed, current.state === 'valid' ? current.document : undefined));
  return output.end(isPassed ? 0 : EXIT_REFUSED, report);
}

export function reportRefusal(request: ChangeRequest, drafted: DraftedChange): number {
  const failures = failuresOf(drafted.evidence);
  // Names a cure that several failures share once.
  const lines = [...Map.groupBy(failures, ({ cure }) => cure)].flatMap(([cure, shared]) =>
    shared.length > 1 && cure !== undefined
      ? [...shared.map(({ cause }) => cause), cure]
      : shared.map(({ sentence }) => sentence),
  );
  return refuse(request, drafted, { code: failures[0]?.code ?? 'INTERNAL', message: lines.join('\n') });
}

export function reportSilence(request: ChangeRequest, drafted: DraftedChange, reason: string): number {
  const message = `A shell did not accept or refuse the change in time (${reason}). Nothing was written. Check it, or stop it, and try again.`;
  return refuse(request, drafted, { code: 'NO_VERDICT', message });
}

function refuse({ output }: ChangeRequest, drafted: DraftedChange, error: { code: string; message: string }): number {
  output.warn(error.message);
  return output.end(EXIT_REFUSED, { ...reportOf(drafted), written: false, error });
}

/** Waits until the written change is live. @returns the exit code */
export async function reportChange(
  { store, given: { site, timeout = 0, wait }, output }: ChangeRequest,
  drafted: DraftedChange,
  { document, advice }: ComposedChange,
): Promise<number> {
  const changes = drafted.changes.map(({ sentence }) => sentence);
  output.say(
    [`Revision ${document.revision}: ${document.reason.replace(/\.$/, '')}.`, ...changes, ...advice].join('\n'),
  );
  const report: ChangeReport = { ...reportOf(drafted), written: true };
  if (wait === false) return output.end(0, report);
  const verdict = await awaitLive(store, document, {
    ...{ site, silenceMs: 1000 * timeout },
    onProgress: (progress) => output.progress(progress),
  });
  const { kind, exitCode, code, sentence } = describeVerdict(verdict);
  const unavailable = kind === 'live' ? verdict.shells.flatMap(describeUnavailable) : [];
  // A rollback that went live can only be undone by revision number.
  const to =
    document.restores !== undefined && kind !== 'refused' && report.basedOn > 0 ? `--to ${report.basedOn}` : '';
  const remedy = exitCode === 0 ? [] : [`To roll back: ${composeCommand('rollback', to, store.option)}`];
  if (exitCode === 0) output.say(sentence);
  else output.warn(sentence);
  for (const line of [...unavailable, ...remedy]) output.warn(line);
  return output.end(exitCode, {
    ...report,
    verdict: { kind, sites: verdict.shells, ...(exitCode === 0 ? {} : { reason: sentence }) },
    ...(code === undefined ? {} : { error: { code, message: [sentence, ...remedy].join('\n') } }),
  });
}

async function awaitLive(
  store: CompositionStore,
  document: CompositionDocument,
  { site, ...options }: WaitOptions & { site: string | undefined },
): Promise<Verdict> {
  const statuses = () => askSites(store, site);
  const isFollowed = await statuses().then(
    ({ length }) => length > 0,
    () => true,
  );
  if (!isFollowed) return { kind: 'nobody', shells: [] };
  return awaitShells({ statuses, answerOf: (status) => answerOnDocument(status, document), ...options });
}

function describeVerdict(verdict: Verdict): VerdictReport {
  switch (verdict.kind) {
    case 'nobody': {
      const sentence =
        'No site reports that it follows this composition. To ask a site that cannot report, pass --site URL.';
      return { kind: 'nobody', exitCode: 0, sentence };
    }
    case 'accepted': {
      const urls = verdict.shells.map(({ url }) => url);
      const sentence = `It is live on ${urls.length === 1 ? '' : `${urls.length} sites: `}${urls.join(', ')}.`;
      return { kind: 'live', exitCode: 0, sentence };
    }
    case 'refused': {
      const { serving, url, reason = 'It gives no reason.' } = verdict.refusing;
      const served = serving === undefined ? 'what it has' : `revision ${serving}`;
      const sentence = `The site on ${url} refuses it: ${reason}\nIt keeps serving ${served}.`;
      return { kind: 'refused', exitCode: 3, code: 'REFUSED_SITE', sentence };
    }
    case 'silent': {
      const sentence = `The site did not accept the change in time: ${verdict.reason}.`;
      return { kind: 'silent', exitCode: 4, code: 'NO_VERDICT', sentence };
    }
  }
}

function describeUnavailable({ remotes }: SiteStatus): string[] {
  return Object.entries(remotes).flatMap(([name, { away }]) =>
    away === undefined ? [] : [`${name} is unavailable: ${away}`],
  );
}

function reportOf({ basedOn, changes, evidence, composed }: DraftedChange) {
  const { document, advice = [] } = composed ?? {};
  const written = document && { revision: document.revision, id: compositionId(document), reason: document.reason };
  return { basedOn, ...written, changes, notes: advice, gates: evidence };
}
