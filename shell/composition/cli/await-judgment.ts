import { setTimeout as sleep } from 'node:timers/promises';
import type { Evidence } from '../document/gate-results.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import type { Proposal } from '../store/proposal.ts';
import type { SiteStatus } from '../store/site-status.ts';

/** The running shells, or without one, a shell that only judges. */
export interface Judges {
  statuses: () => Promise<readonly SiteStatus[]>;
  /** How long they may report no progress, if longer than the command asks for. */
  patienceMs?: number;
  stop: () => Promise<void>;
}

export type Judgment =
  | { kind: 'accepted' | 'refused'; findings: Evidence }
  | { kind: 'silent'; reason: string }
  /** Another change came first, or this command was suspended for longer than the lease. */
  | { kind: 'ended' };

interface AwaitOptions {
  /** How long a shell may report no progress. */
  silenceMs: number;
  onProgress: (progress: string) => void;
}

const POLL_MS = 200;
const WAIT_FOR_OTHERS_MS = 500;

/** Waits while another proposal is open. Throws `LockedError` if that takes too long. */
export async function openProposal(
  store: CompositionStore,
  proposal: Proposal,
  { silenceMs, onProgress }: AwaitOptions,
): Promise<void> {
  for (const end = performance.now() + silenceMs; ; await sleep(WAIT_FOR_OTHERS_MS)) {
    try {
      return await store.propose(proposal);
    } catch (error) {
      if ((error as { code?: string }).code !== 'LOCKED' || performance.now() > end) throw error;
      onProgress(`Waiting: ${(error as Error).message.replace(' Try again.', '')}`);
    }
  }
}

/** Keeps the proposal open until all judges accept it, or one refuses it. */
export async function awaitJudgment(
  store: CompositionStore,
  { key }: Proposal,
  judges: Judges,
  { silenceMs: shortestMs, onProgress }: AwaitOptions,
): Promise<Judgment> {
  const silenceMs = Math.max(shortestMs, judges.patienceMs ?? 0);
  let news = { text: '', at: performance.now() };
  for (;;) {
    const statuses = await judges.statuses().catch(() => []);
    const verdicts = statuses.map(({ url, proposal }) => ({ url, ...(proposal?.key === key ? proposal : undefined) }));
    const refused = verdicts.find(({ state }) => state === 'refused');
    if (refused) return { kind: 'refused', findings: refused.findings ?? [] };
    const waiting = verdicts.filter(({ state }) => state !== 'accepted');
    const [first] = verdicts;
    if (first && waiting.length === 0) return { kind: 'accepted', findings: first.findings ?? [] };
    const text = waiting
      .map(({ url, state, progress = state }) => `${url}: ${progress ?? 'it has not begun'}`)
      .join('; ');
    if (text !== news.text) {
      news = { text, at: performance.now() };
      onProgress(`Waiting for the verdict of ${text}`);
    }
    if (performance.now() - news.at >= silenceMs) return { kind: 'silent', reason: describeSilence(text, silenceMs) };
    if (!(await store.renewProposal(key))) return { kind: 'ended' };
    await sleep(POLL_MS);
  }
}

function describeSilence(waiting: string, silenceMs: number): string {
  const limit = `within ${silenceMs / 1000} s`;
  return waiting === ''
    ? `No shell responds any more ${limit}. Nothing was written. Start one, and try again.`
    : `A shell did not accept or refuse the change ${limit} (${waiting}). Nothing was written. Check it, or stop it, and try again.`;
}
