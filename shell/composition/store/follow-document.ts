import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 500;

interface FollowedDocument {
  read: () => Promise<string>;
  /** Called after each attempt. Never rejects. */
  keepStatus: () => Promise<void>;
  onText: (text: string) => void;
  onError: (error: unknown) => void;
}

/**
 * Polls, because network shares send no file events, and connection poolers no notifications. Reports each new text and
 * each new problem once, and the text again after a problem. @returns a function that stops it
 */
export function followDocument({ read, keepStatus, onText, onError }: FollowedDocument): () => void {
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
  const follow = async () => {
    while (!end.signal.aborted) {
      await read().then(take, fail);
      await keepStatus();
      await sleep(POLL_MS, undefined, { signal: end.signal }).catch(() => undefined);
    }
  };
  void follow();
  return () => end.abort();
}
