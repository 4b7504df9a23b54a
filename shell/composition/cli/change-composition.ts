import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ComposedChange } from '../change/next-document.ts';
import { gateResult } from '../document/gate-results.ts';
import { type CompositionStore, LockedError, OutdatedError, requireBasis } from '../store/composition-store.ts';
import type { Proposal } from '../store/proposal.ts';
import { answerOnProposal, askSites, awaitShells, type ShellsOutcome, type WaitOptions } from './await-shells.ts';
import type { ComposeOutput } from './compose-output.ts';
import type { ComposeArguments } from './compose-options.ts';
import { readComposeSettings } from './compose-settings.ts';
import type { ChangeRequest } from './present-composition.ts';
import { draftChange, type DraftedChange, failuresOf } from './draft-change.ts';
import { allDocuments, requireReadable } from './present-composition.ts';
import { reportChange, reportPlan, reportRefusal, reportSilence } from './report-change.ts';
import { type StartJudge, startJudge } from './start-judge.ts';

/** `--timeout 0` is for those who don't wait until a change is live. */
const SHORTEST_SILENCE_MS = 10_000;
const WAIT_FOR_OTHERS_MS = 500;

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
  requireBasis(current, given.on);
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
  const { store, given, output } = request;
  const proposal = { key: randomUUID(), document, renders: given.render !== false };
  if (!proposal.renders)
    output.warn('Warning: because of --no-render, nothing checks that the pages of these releases render.');
  const options = {
    silenceMs: Math.max(SHORTEST_SILENCE_MS, 1000 * (given.timeout ?? 0)),
    onProgress: (progress: string) => output.progress(progress),
  };
  await openProposal(store, proposal, options);
  try {
    const outcome = await awaitJudgment(request, proposal, start, options);
    if (outcome.kind === 'silent') return reportSilence(request, drafted, outcome.reason);
    const decisive = outcome.kind === 'refused' ? outcome.refusing : outcome.shells[0];
    const rendered = proposal.renders ? [] : [gateResult('render', 'skipped', 'Skipped because of --no-render.')];
    const evidence = [...drafted.evidence, ...(decisive?.proposal?.findings ?? []), ...rendered];
    return await finishChange(request, { ...drafted, evidence });
  } finally {
    await store.withdrawProposal(proposal.key);
  }
}

/** Waits while another proposal is open. Throws `LockedError` if that takes too long. */
export async function openProposal(
  store: CompositionStore,
  proposal: Proposal,
  { silenceMs, onProgress }: WaitOptions,
): Promise<void> {
  for (const end = performance.now() + silenceMs; ; await sleep(WAIT_FOR_OTHERS_MS)) {
    try {
      return await store.propose(proposal);
    } catch (error) {
      if (!(error instanceof LockedError) || performance.now() > end) throw error;
      onProgress(`Waiting: ${error.message.replace(' Try again.', '')}`);
    }
  }
}

/** Keeps the proposal open while the running shells judge it. Without one, starts a shell that only judges. */
async function awaitJudgment(
  { store, given, current }: ChangeRequest,
  proposal: Proposal,
  start: StartJudge,
  options: WaitOptions,
): Promise<ShellsOutcome> {
  // Shells of earlier versions judge a revision once it is current.
  const running = async () =>
    (await askSites(store, given.site)).filter(({ judgesProposals }) => judgesProposals === true);
  const isJudged = await running().then(
    ({ length }) => length > 0,
    () => false,
  );
  const live = current.state === 'valid' ? current.document : undefined;
  // A shell proxies API calls.
  const apiUrl = async () => readComposeSettings('apiUrl').apiUrl ?? (await store.sites())[0]?.url;
  const judge = isJudged ? undefined : start({ current: live, proposal }, await apiUrl());
  try {
    return await awaitShells({
      statuses: judge?.statuses ?? running,
      answerOf: (status) => answerOnProposal(status, proposal.key),
      silenceMs: Math.max(options.silenceMs, judge?.patienceMs ?? 0),
      onProgress: options.onProgress,
      keepOpen: async () => {
        if (await store.renewProposal(proposal.key)) return;
        requireBasis(await store.read(), live?.revision ?? 0);
        throw new OutdatedError('The proposal ended before it was accepted. Try again.');
      },
    });
  } finally {
    await judge?.stop();
  }
}

async function finishChange(request: ChangeRequest, drafted: DraftedChange): Promise<number> {
  const { store, given } = request;
  const { composed, evidence, basedOn } = drafted;
  if (given.dryRun) return reportPlan(request, drafted);
  if (!composed || failuresOf(evidence).length > 0) return reportRefusal(request, drafted);
  await store.change(() => ({ document: composed.document, evidence }), basedOn);
  return reportChange(request, drafted, composed);
}
