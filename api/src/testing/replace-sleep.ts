import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

type Sleep = (ms: number, value?: unknown) => Promise<unknown>;

/**
 * Replaces `setTimeout` from node:timers/promises in every module, because fake timers do not.
 * @param replacement gets the original, for waits that the test does not control
 * @returns a function that restores the original
 */
export function replaceSleep(replacement: (original: typeof timers.setTimeout) => Sleep): () => void {
  const original = timers.setTimeout;
  const set = (sleep: typeof timers.setTimeout) => {
    timers.setTimeout = sleep;
    syncBuiltinESMExports();
  };
  set(replacement(original) as typeof timers.setTimeout);
  return () => set(original);
}
