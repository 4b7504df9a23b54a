import { setTimeout as sleep } from 'node:timers/promises';
import type { WatchCallbacks } from './composition-store.ts';
import type { Proposal } from './proposal.ts';

const POLL_MS = 500;

interface FollowedDocument {
  read: () => Promise<string>;
  /** Called after each attempt. Never rejects. */
  keepStatus: () => Promise<void>;
  readProposal: () => Promise<Proposal | undefined>;
}

/**
 * Polls, because network shares send no file events, and connection poolers no notifications. Reports each new text and
 * each new problem once, and the text again after a problem. @returns a function that stops it
 */
export function followDocument(
  { read, keepStatus, readProposal }: FollowedDocument,
  ...[onText, onError, onProposal]: WatchCallbacks
): () => void {
  const end = new AbortController();
  let last = { text: '', problem: '' };
  const take = (text: string) => {
    const isNews = text !== last.text && !end.signal.aborted;
    last = { text, problem: '' };
    if (isNews) onText(text);
  };
  const fail = (error: Error) => {
    const isNews = error.message !== last.problem && !end.signal.aborted;
    last = { text: '', problem: error.message };
    if (isNews) onError(error);
  };
  let proposed: string | undefined;
  const takeProposal = (proposal: Proposal | undefined) => {
    const isNews = proposal?.key !== proposed && !end.signal.aborted;
    proposed = proposal?.key;
    if (isNews) onProposal?.(proposal);
  };
  const follow = async () => {
    while (!end.signal.aborted) {
      // Read first: if it has ended because it became current, the text that is read next is the new one.
      const proposal = onProposal && (await readProposal().catch(() => 'unknown' as const));
      await read().then(take, fail);
      if (proposal !== 'unknown') takeProposal(proposal);
      await keepStatus();
      await sleep(POLL_MS, undefined, { signal: end.signal }).catch(() => undefined);
    }
  };
  void follow();
  return () => end.abort();
}
