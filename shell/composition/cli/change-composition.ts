import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChangeOptions, type DraftedChange, draftChange, requireReadable } from '../change/draft-change.ts';
import { composeCommand } from '../document/compose-command.ts';
import type { CompositionDocument } from '../document/composition-document.ts';
import type { Evidence } from '../document/gate-results.ts';
import {
  allDocuments,
  type CompositionStore,
  LockedError,
  OutdatedError,
  type Proposal,
  requireBasis,
} from '../store/composition-store.ts';
import type { SiteStatus } from '../store/site-status.ts';
import type { ComposeArguments } from './command-line.ts';
import { fetchOptions, readComposeSettings } from './compose-settings.ts';
import { buildReport, type ComposeOutput, describePlan, describeRefusal, describeTrouble } from './output.ts';
import { answerOnDocument, answerOnProposal, awaitShells, readStatuses, type WaitOptions } from './running-shells.ts';
import { type StartJudge, startJudge } from './start-judge.ts';

const EXIT_REFUSED = 1;
const EXIT_SITE_REFUSED = 3;
const EXIT_SILENT = 4;
const SHORTEST_SILENCE_MS = 10_000;
const RETRY_PROPOSAL_MS = 500;

/**
 * Shells must first accept a change with new releases. Other changes, such as a rollback, use releases that the shells
 * have already accepted.
 */
export async function changeComposition(
  store: CompositionStore,
  options: ComposeArguments & ChangeOptions,
  output: ComposeOutput,
  start: StartJudge = startJudge,
): Promise<number> {
  const [current, former] = await Promise.all([store.read(), allDocuments(store)]);
  const existing = options.first ? requireReadable(current) : undefined;
  if (existing) {
    output.say(`Revision ${existing.revision} already exists, so nothing was changed.`);
    return output.end(0, { basedOn: existing.revision, changes: [], written: false });
  }
  requireBasis(current, options.on);
  const fetching = await fetchOptions(store, options.site);
  const { releaseStores = [] } = readComposeSettings('releaseStores');
  const drafted = await draftChange({ store, options, current, former, fetching, releaseStores });
  const before = current.state === 'valid' ? current.document : undefined;
  const change = { store, options, before, output, start };
  try {
    const exitCode = await proposeAndWrite(change, drafted);
    if (exitCode !== undefined) return exitCode;
  } catch (error) {
    // Another change was written first, so draft and check this one again.
    if (error instanceof OutdatedError && options.on === undefined)
      return changeComposition(store, options, output, start);
    throw error;
  }
  const { document, advice } = drafted;
  const report = buildReport(drafted, before);
  output.say(`Revision ${document.revision}: ${document.reason.replace(/\.$/, '')}.`, ...report.changes, ...advice);
  const verdict = options.wait === false ? { exitCode: 0 } : await awaitLive(change, document);
  return output.end(verdict.exitCode, { ...report, written: true, verdict });
}

interface Change {
  store: CompositionStore;
  options: ComposeArguments & ChangeOptions;
  before: CompositionDocument | undefined;
  output: ComposeOutput;
  start: StartJudge;
}

/** @returns the exit code if nothing was written */
async function proposeAndWrite(change: Change, drafted: DraftedChange): Promise<number | undefined> {
  const { store, options, before, output } = change;
  const { document } = drafted;
  const proposal = { key: randomUUID(), document };
  const isProposed = drafted.entries.length > 0;
  const wait = {
    silenceMs: Math.max(SHORTEST_SILENCE_MS, 1000 * options.timeoutSeconds),
    onProgress: (progress: string) => output.progress(progress),
  };
  if (isProposed) await openProposal(store, proposal, wait);
  try {
    const findings = isProposed ? await awaitFindings(change, proposal, wait) : [];
    const failures = findings.filter(({ state }) => state === 'failed');
    const report = { ...buildReport(drafted, before), written: false };
    if (options.dryRun) {
      output.say(...describePlan(drafted, before, findings));
      return output.end(failures.length > 0 ? EXIT_REFUSED : 0, { ...report, findings });
    }
    if (failures.length > 0) {
      const lines = describeRefusal(failures);
      output.warn(...lines);
      const error = { code: failures[0]?.code ?? 'INTERNAL', message: lines.join('\n') };
      return output.end(EXIT_REFUSED, { ...report, findings, error });
    }
    await store.change(() => ({ document }), before?.revision ?? 0);
    return undefined;
  } finally {
    if (isProposed) await store.withdrawProposal(proposal.key);
  }
}

/** Waits while another proposal is open. Throws `LockedError` if that takes too long. */
export async function openProposal(
  store: CompositionStore,
  proposal: Proposal,
  { silenceMs, onProgress }: WaitOptions,
): Promise<void> {
  for (const end = performance.now() + silenceMs; ; await sleep(RETRY_PROPOSAL_MS)) {
    try {
      return await store.propose(proposal);
    } catch (error) {
      if (!(error instanceof LockedError) || performance.now() > end) throw error;
      onProgress(`Waiting: ${error.message.replace(' Try again.', '')}`);
    }
  }
}

/** Keeps the proposal open while the running shells check it. If none is running, starts one that only checks. */
async function awaitFindings(
  { store, options, before, start }: Change,
  proposal: Proposal,
  { silenceMs, onProgress }: WaitOptions,
): Promise<Evidence> {
  // Shells of earlier versions check a revision only after it is current.
  const readJudges = async () =>
    (await readStatuses(store, options.site)).filter(({ judgesProposals }) => judgesProposals === true);
  const isJudged = (await readJudges().catch(() => [])).length > 0;
  // Shells proxy API calls, so the URL of a shell also works.
  const apiUrl = async () => readComposeSettings('apiUrl').apiUrl ?? (await store.sites())[0]?.url;
  const judge = isJudged ? undefined : start({ current: before, proposal }, await apiUrl());
  try {
    const outcome = await awaitShells({
      statuses: judge?.statuses ?? readJudges,
      getAnswer: (status) => answerOnProposal(status, proposal.key),
      silenceMs: Math.max(silenceMs, judge?.patienceMs ?? 0),
      onProgress,
      keepOpen: async () => {
        if (await store.renewProposal(proposal.key)) return;
        requireBasis(await store.read(), before?.revision ?? 0);
        throw new OutdatedError('The proposal ended before it was accepted. Try again.');
      },
    });
    if (outcome.kind === 'silent')
      throw new Error(
        `A shell did not accept or refuse the change in time (${outcome.reason}). Nothing was written. Check it, or stop it, and try again.`,
      );
    const decisive = outcome.kind === 'refused' ? outcome.refusing : outcome.shells[0];
    return decisive?.proposal?.findings ?? [];
  } finally {
    await judge?.stop();
  }
}

interface Verdict {
  kind: 'live' | 'refused' | 'silent' | 'nobody';
  exitCode: number;
  sites?: readonly SiteStatus[];
  reason?: string;
}

async function awaitLive({ store, options, before, output }: Change, document: CompositionDocument): Promise<Verdict> {
  const statuses = () => readStatuses(store, options.site);
  const isFollowed = await statuses().then(
    ({ length }) => length > 0,
    () => true,
  );
  if (!isFollowed) {
    output.say('No site reports that it follows this composition. To check a site that cannot report, use --site URL.');
    return { kind: 'nobody', exitCode: 0, sites: [] };
  }
  const outcome = await awaitShells({
    statuses,
    getAnswer: (status) => answerOnDocument(status, document),
    silenceMs: 1000 * options.timeoutSeconds,
    onProgress: (progress) => output.progress(progress),
  });
  if (outcome.kind === 'accepted') {
    output.say(`It is live on ${outcome.shells.map(({ url }) => url).join(', ')}.`);
    for (const { remotes } of outcome.shells)
      for (const [name, { away: reason }] of Object.entries(remotes))
        if (reason) output.warn(`${name} is unavailable: ${reason}`);
    return { kind: 'live', exitCode: 0, sites: outcome.shells };
  }
  // A rollback that went live can only be undone by revision number.
  const to = document.restores !== undefined && outcome.kind === 'silent' && before ? `--to ${before.revision}` : '';
  const reason = describeTrouble(outcome);
  output.warn(reason, `To roll back: ${composeCommand('rollback', to)}`);
  return { kind: outcome.kind, exitCode: outcome.kind === 'refused' ? EXIT_SITE_REFUSED : EXIT_SILENT, reason };
}
