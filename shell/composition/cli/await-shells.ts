import { setTimeout as sleep } from 'node:timers/promises';
import { compositionId, type CompositionDocument } from '../document/composition-document.ts';
import type { SiteStatus } from '../store/site-status.ts';

/** What a shell has done so far. */
export type ShellAnswer = { state: 'accepted' | 'refused' } | { state: 'checking'; progress: string };

export type ShellsOutcome =
  | { kind: 'accepted'; shells: readonly SiteStatus[] }
  | { kind: 'refused'; refusing: SiteStatus }
  /** A shell exists but did not answer in time. */
  | { kind: 'silent'; reason: string };

export interface WaitOptions {
  /** How long there may be no progress. */
  silenceMs: number;
  onProgress: (progress: string) => void;
}

interface AwaitOptions extends WaitOptions {
  statuses: () => Promise<readonly SiteStatus[]>;
  answerOf: (status: SiteStatus) => ShellAnswer;
  /** Called after each look. Rejects to end the wait. */
  keepOpen?: () => Promise<void>;
}

const POLL_MS = 200;

/** Waits until all shells accept, or one refuses. */
export async function awaitShells(options: AwaitOptions): Promise<ShellsOutcome> {
  const { statuses, answerOf, silenceMs, onProgress, keepOpen } = options;
  let news = { text: '', at: performance.now() };
  for (;;) {
    let text = 'no shell responds';
    const shells = await statuses().catch((error: Error): SiteStatus[] => {
      text = error.message;
      return [];
    });
    const answers = shells.map((shell) => ({ shell, answer: answerOf(shell) }));
    const refusing = answers.find(({ answer }) => answer.state === 'refused')?.shell;
    if (refusing) return { kind: 'refused', refusing };
    const waiting = answers.flatMap(({ shell: { url }, answer }) =>
      answer.state === 'checking' ? [`${url}: ${answer.progress}`] : [],
    );
    if (shells.length > 0 && waiting.length === 0) return { kind: 'accepted', shells };
    if (waiting.length > 0) text = waiting.join('; ');
    if (text !== news.text) {
      news = { text, at: performance.now() };
      onProgress(`Waiting for ${text}`);
    }
    if (performance.now() - news.at >= silenceMs) return { kind: 'silent', reason: text };
    await keepOpen?.();
    await sleep(POLL_MS);
  }
}

export function answerOnProposal({ proposal }: SiteStatus, key: string): ShellAnswer {
  if (proposal?.key !== key) return { state: 'checking', progress: 'it has not begun' };
  const { state, progress = 'checking' } = proposal;
  return state === 'checking' ? { state, progress } : { state };
}

export function answerOnDocument(status: SiteStatus, document: CompositionDocument): ShellAnswer {
  const isAbout = isAboutDocument(status, document);
  if (isAbout && status.state === 'refused') return { state: 'refused' };
  if (isAbout && status.state === 'live') return { state: 'accepted' };
  // A later change is based on this one, and the verdict on it says nothing about this one.
  const { revision = 0, serving = 0 } = status;
  if (revision > document.revision && serving >= document.revision) return { state: 'accepted' };
  return { state: 'checking', progress: isAbout ? 'it is still checking' : 'it has not read the composition yet' };
}

export function isAboutDocument({ revision, id }: SiteStatus, document: CompositionDocument): boolean {
  return revision === document.revision && id === compositionId(document);
}
