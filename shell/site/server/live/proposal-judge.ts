import { type CompositionDocument, compositionId } from '../../../composition/document/composition-document.ts';
import { gateResult } from '../../../composition/document/gate-results.ts';
import { canaryDocument } from '../../../composition/document/rollout.ts';
import { checkWhole } from '../../../composition/document/whole-composition.ts';
import type { Proposal } from '../../../composition/store/composition-store.ts';
import type { ProposalVerdict, SiteStatus } from '../../../composition/store/site-status.ts';
import type { CompositionLoader } from './composition-loader.ts';

interface ProposalJudgeOptions {
  prepare: (document: CompositionDocument, proposal: Proposal) => CompositionLoader;
  running: () => CompositionLoader | undefined;
  onVerdict: () => void;
}

interface OpenProposal {
  /** Absent if the proposal is refused. */
  loader?: CompositionLoader | undefined;
  verdict: ProposalVerdict;
}

const PROGRESS_MS = 1000;

/** Prepares the open proposal next to the live composition, and keeps it ready until it is current or withdrawn. */
export class ProposalJudge {
  readonly #options: ProposalJudgeOptions;
  #open: OpenProposal | undefined;
  #progress: NodeJS.Timeout | undefined;

  constructor(options: ProposalJudgeOptions) {
    this.#options = options;
  }

  get verdict(): ProposalVerdict | undefined {
    return this.#open?.verdict;
  }

  follow(proposal: Proposal | undefined): void {
    this.stop();
    if (proposal) this.#start(proposal);
    this.#options.onVerdict();
  }

  judge(changed: CompositionLoader): void {
    if (changed !== this.#open?.loader || this.verdict?.state !== 'checking') return;
    const { state, lost } = decideSwitch(changed, this.#options.running(), { isFirstComplete: true });
    if (state === 'checking') return;
    const findings = changed.findings.filter(
      (finding) => finding.state !== 'failed' || lost.includes(finding.remote ?? ''),
    );
    this.#answer({ state: state === 'live' ? 'accepted' : 'refused', findings });
  }

  /** Returns the prepared composition, which the caller must stop. Undefined if the document is not the accepted one. */
  take(document: CompositionDocument): CompositionLoader | undefined {
    const { loader, verdict } = this.#open ?? {};
    const isSame =
      loader?.document.revision === document.revision && compositionId(loader.document) === compositionId(document);
    if (!isSame || verdict?.state !== 'accepted') return undefined;
    this.#open = undefined;
    return loader;
  }

  stop(): void {
    clearInterval(this.#progress);
    this.#open?.loader?.stop();
    this.#open = undefined;
  }

  #start(proposal: Proposal) {
    const { key, document } = proposal;
    const live = this.#options.running()?.document;
    this.#open = { verdict: { key, state: 'checking', findings: [] } };
    const problem = checkWhole(document, live);
    if (problem !== undefined) {
      const findings = [gateResult('whole', 'failed', { code: 'REFUSED_WHOLE', cause: problem })];
      return this.#answer({ state: 'refused', findings });
    }
    const startsCanary = document.rollout?.id !== live?.rollout?.id;
    this.#open.loader = this.#options.prepare((startsCanary && canaryDocument(document)) || document, proposal);
    this.#progress = setInterval(() => this.#tellProgress(), PROGRESS_MS);
  }

  #tellProgress() {
    const progress = this.#open?.loader?.progress;
    if (progress !== this.verdict?.progress) this.#answer({ state: 'checking', findings: [], progress });
  }

  #answer(verdict: Omit<ProposalVerdict, 'key'>) {
    const open = this.#open;
    if (!open) return;
    open.verdict = { key: open.verdict.key, ...verdict };
    if (verdict.state !== 'checking') clearInterval(this.#progress);
    if (verdict.state === 'refused') {
      open.loader?.stop();
      open.loader = undefined;
    }
    this.#options.onVerdict();
  }
}

type Loading = Pick<CompositionLoader, 'document' | 'failures' | 'awaited' | 'failed'>;

/**
 * Working remotes must keep working, and changed remotes must work. Remotes that were unavailable may stay unavailable,
 * and at the first start, any remote may be unless `isFirstComplete` is true.
 */
export function decideSwitch(
  { document, failures, awaited, failed }: Loading,
  running: Pick<CompositionLoader, 'document' | 'up'> | undefined,
  { isFirstComplete = false } = {},
): Pick<SiteStatus, 'state' | 'reason'> & { lost: readonly string[] } {
  const isSame = (name: string) => {
    const [before, now] = [running?.document.remotes[name], document.remotes[name]];
    return before?.digest === now?.digest && before?.release === now?.release;
  };
  const isNeeded = (name: string) => (running ? name in running.up || !isSame(name) : isFirstComplete);
  const names = Object.keys(document.remotes);
  const lost = names.filter((name) => failed.has(name) && isNeeded(name));
  if (lost.length > 0) {
    const reasons = lost.map((name) => `${name}: ${sentence(failures[name])}`);
    return { state: 'refused', lost, reason: `Revision ${document.revision} cannot go live. ${reasons.join(' ')}` };
  }
  const isUp = (name: string) => failures[name] === undefined;
  const isReady = names.every((name) => isUp(name) || (!isNeeded(name) && !awaited.has(name)));
  return { state: isReady ? 'live' : 'checking', lost };
}

function sentence(text = ''): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
