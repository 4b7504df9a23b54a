import { randomUUID } from 'node:crypto';
import { compositionId } from '../document/composition-document.ts';
import { type Evidence, gateResult } from '../document/gate-results.ts';
import { type CompositionStore, OutdatedError, requireBasis } from '../store/composition-store.ts';
import type { SiteStatus } from '../store/site-status.ts';
import type { ComposedChange } from '../change/next-document.ts';
import { awaitJudgment, type Judges, type Judgment, openProposal } from './await-judgment.ts';
import type { ChangeReport, ComposeOutput } from './compose-output.ts';
import type { ComposeArguments } from './compose-program.ts';
import { readComposeSettings } from './compose-settings.ts';
import { describePlan } from './describe-plan.ts';
import { draftChange } from './draft-change.ts';
import { type ChangeRequest, type DraftedChange, failuresOf } from './drafted-change.ts';
import { allDocuments, requireReadable } from './present-composition.ts';
import { reportVerdict } from './report-verdict.ts';
import { keepRefusal } from './revision-records.ts';
import { askSites } from './site-verdict.ts';
import { type JudgedProposal, type StartJudge, startJudge } from './start-judge.ts';

const EXIT_REFUSED = 1;
/** `--timeout 0` is for those who don't wait until a change is live. */
const SHORTEST_SILENCE_MS = 10_000;

/**
 * Drafts the change, and writes it. A change with new releases is proposed first, and written when all shells accept it.
 * Others, such as a rollback, have only releases that the shells already know: each shell judges them when it follows.
 */
export async function changeComposition(
  store: CompositionStore,
  given: ComposeArguments,
  output: ComposeOutput,
  start: StartJudge = startJudge,
): Promise<number> {
  const [current, former] = await Promise.all([store.read(), allDocuments(store)]);
  const existing = given.first ? requireReadable(current) : undefined;
  if (existing) {
    output.say(`Revision ${existing.revision} already exists, so nothing was changed.`);
    return output.end(0, { basedOn: existing.revision, changes: [], notes: [], gates: [], written: false });
  }
  requireBasis(current, { basedOn: given.on });
  const request = { store, given, output, current, former };
  const drafted = await draftChange(request);
  try {
    const { composed, entries } = drafted;
    return composed && entries.length > 0 && failuresOf(drafted.evidence).length === 0
      ? await proposeChange(request, drafted, composed, start)
      : await finishChange(request, drafted);
  } catch (error) {
    // Another operator was faster, so the change is drafted and judged again.
    if (error instanceof OutdatedError && given.on === undefined) return changeComposition(store, given, output, start);
    throw error;
  }
}

async function proposeChange(
  request: ChangeRequest,
  drafted: DraftedChange,
  { document }: ComposedChange,
  start: StartJudge,
): Promise<number> {
  const { store, given, output, current } = request;
  const proposal = { key: randomUUID(), document, renders: given.render !== false };
  const options = {
    silenceMs: Math.max(SHORTEST_SILENCE_MS, 1000 * (given.timeout ?? 0)),
    onProgress: (progress: string) => output.progress(progress),
  };
  if (!proposal.renders)
    output.warn('Warning: because of --no-render, nothing checks that the pages of these releases render.');
  await openProposal(store, proposal, options);
  try {
    const live = current.state === 'valid' ? current.document : undefined;
    const judges = await judgesOf(request, { current: live, proposal }, start);
    const judgment = await awaitJudgment(store, proposal, judges, options);
    await judges.stop();
    if (judgment.kind === 'silent') return reportSilence(output, drafted, judgment);
    if (judgment.kind === 'ended') {
      requireBasis(await store.read(), { basedOn: drafted.basedOn });
      throw new OutdatedError('The proposal ended before it was accepted. Try again.');
    }
    const rendered = proposal.renders ? [] : [gateResult('render', 'skipped', 'Skipped because of --no-render.')];
    const evidence = [...drafted.evidence, ...judgment.findings, ...rendered];
    return await finishChange(request, { ...drafted, evidence });
  } finally {
    await store.withdrawProposal(proposal.key);
  }
}

/** The shells that follow the composition and judge proposals. Without one, starts a shell that only judges. */
async function judgesOf({ store, given }: ChangeRequest, judged: JudgedProposal, start: StartJudge): Promise<Judges> {
  const statuses = async () =>
    (await askSites(store, given.site)).filter(({ judgesProposals }) => judgesProposals === true);
  const running = await statuses().catch((): SiteStatus[] => []);
  if (running.length > 0) return { statuses, stop: async () => {} };
  const [site] = await store.sites();
  // A shell proxies API calls.
  return start(judged, readComposeSettings('apiUrl').apiUrl ?? site?.url);
}

async function finishChange(request: ChangeRequest, drafted: DraftedChange): Promise<number> {
  const { store, given, output } = request;
  const { composed, evidence, basedOn } = drafted;
  if (given.dryRun) return reportPlan(request, drafted);
  if (!composed || failuresOf(evidence).length > 0) return reportRefusal(output, drafted);
  await keepRefusal(store, given.site);
  await store.change(() => ({ document: composed.document, evidence }), { basedOn });
  return reportChange(request, drafted, composed);
}

function reportPlan({ output, current }: ChangeRequest, drafted: DraftedChange): number {
  const { composed, evidence } = drafted;
  const isPassed = failuresOf(evidence).length === 0;
  const report: ChangeReport = { ...reportOf(drafted, composed), written: false };
  const document = current.state === 'valid' ? current.document : undefined;
  output.say(describePlan(report, isPassed, document));
  return output.end(isPassed ? 0 : EXIT_REFUSED, report);
}

function reportRefusal(output: ComposeOutput, drafted: DraftedChange): number {
  const failures = failuresOf(drafted.evidence);
  const message = describeFailures(failures);
  output.warn(message);
  const error = { code: failures[0]?.code ?? 'INTERNAL', message };
  return output.end(EXIT_REFUSED, { ...reportOf(drafted), written: false, error });
}

/** Names a cure that several failures share once. */
function describeFailures(failures: Evidence): string {
  return [...Map.groupBy(failures, ({ cure }) => cure)]
    .flatMap(([cure, shared]) =>
      shared.length > 1 && cure !== undefined
        ? [...shared.map(({ cause }) => cause), cure]
        : shared.map(({ sentence }) => sentence),
    )
    .join('\n');
}

function reportSilence(
  output: ComposeOutput,
  drafted: DraftedChange,
  { reason }: Extract<Judgment, { kind: 'silent' }>,
): number {
  output.warn(reason);
  const error = { code: 'NO_VERDICT', message: reason };
  return output.end(EXIT_REFUSED, { ...reportOf(drafted), written: false, error });
}

async function reportChange(
  { store, given, output }: ChangeRequest,
  drafted: DraftedChange,
  composed: ComposedChange,
): Promise<number> {
  const { revision, reason } = composed.document;
  const changes = drafted.changes.map(({ sentence }) => sentence);
  output.say([`Revision ${revision}: ${reason.replace(/\.$/, '')}.`, ...changes, ...composed.advice].join('\n'));
  const report: ChangeReport = { ...reportOf(drafted, composed), written: true };
  if (given.wait === false) return output.end(0, report);
  return reportVerdict(store, given, composed, { output, report });
}

function reportOf({ basedOn, changes, evidence }: DraftedChange, composed?: ComposedChange) {
  const { document, advice = [] } = composed ?? {};
  const written = document && { revision: document.revision, id: compositionId(document), reason: document.reason };
  return { basedOn, ...written, changes, notes: advice, gates: evidence };
}
