import { type CompositionDocument, compositionId } from '../../../composition/document/composition-document.ts';
import { gateResult } from '../../../composition/document/gate-results.ts';
import { canaryDocument } from '../../../composition/document/rollout.ts';
import { checkWhole } from '../../../composition/document/whole-composition.ts';
import type { Proposal } from '../../../composition/store/proposal.ts';
import type { ProposalVerdict } from '../../../composition/store/site-status.ts';
import type { CompositionLoader } from './composition-loader.ts';
import { decideSwitch } from './decide-switch.ts';

interface ProposalJudgeOptions {
  prepare: (document: CompositionDocument, proposal: Proposal) => CompositionLoader;
  running: () => CompositionLoader | undefined;
  onVerdict: () => void;
}

interface OpenProposal {
  proposal: Proposal;
  /** Absent if the proposal is refused. */
  loader?: CompositionLoader;
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
    const hadNone = this.#open === undefined;
    this.stop();
    if (proposal) this.#start(proposal);
    if (proposal || !hadNone) this.#options.onVerdict();
  }

  /** Call when the loader has changed. */
  judge(changed: CompositionLoader): void {
    if (changed !== this.#open?.loader || this.verdict?.state !== 'checking') return;
    const { document, failures, awaited, failed } = changed;
    const running = this.#options.running();
    const decided = decideSwitch(document, {
      running: {
        document: running?.document ?? { ...document, remotes: {} },
        up: new Set(Object.keys(running?.up ?? {})),
      },
      ...{ failures, awaited, failed },
    });
    if (decided.state === 'checking') return;
    const findings = Object.keys(document.remotes).flatMap((name) => changed.findingsOf(name));
    const { lost = [] } = decided;
    this.#answer({
      state: decided.state === 'live' ? 'accepted' : 'refused',
      findings: findings.filter(({ state, remote = '' }) => state !== 'failed' || lost.includes(remote)),
    });
  }

  /** The prepared composition, which the caller stops from now on. Undefined if the document is not the accepted one. */
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
    const verdict: ProposalVerdict = { key, state: 'checking', findings: [] };
    this.#open = { proposal, verdict };
    const objection = checkWhole(document, this.#options.running()?.document);
    if (objection !== undefined) {
      const findings = [gateResult('whole', 'failed', { code: 'REFUSED_WHOLE', cause: objection })];
      return this.#answer({ state: 'refused', findings });
    }
    const startsCanary = document.rollout?.id !== this.#options.running()?.document.rollout?.id;
    const prepared = (startsCanary && canaryDocument(document)) || document;
    this.#open.loader = this.#options.prepare(prepared, proposal);
    this.#progress = setInterval(() => this.#tellProgress(), PROGRESS_MS);
  }

  #tellProgress() {
    const { loader, verdict } = this.#open ?? {};
    if (!loader || loader.progress === verdict?.progress) return;
    this.#answer({ state: 'checking', findings: [], progress: loader.progress });
  }

  #answer(verdict: Omit<ProposalVerdict, 'key'>) {
    if (!this.#open) return;
    this.#open.verdict = { key: this.#open.proposal.key, ...verdict };
    if (verdict.state !== 'checking') clearInterval(this.#progress);
    if (verdict.state === 'refused') {
      // Its processes are not needed any more.
      this.#open.loader?.stop();
      delete this.#open.loader;
    }
    this.#options.onVerdict();
  }
}
