import { setTimeout as sleep } from 'node:timers/promises';

/** Ends early, and leaves no timer, when the signal is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
