import type { BrowserComposition } from '../app/remotes/browser-composition.ts';

const TIME_LIMIT_MS = 3000;

/** Whether this document was asked for by a reload. Then another would most likely end here again. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/** Asks once more for a document that cannot be used. One that stays so can still be read, and its links lead on. */
export function reloadOnce(): void {
  if (isReloaded()) console.error('The state of this page cannot be read: it works as it does without scripts.');
  else location.reload();
}

/**
 * A page whose remote fails may do so because the site is composed otherwise by now: then it begins anew. By itself it does so once, so
 * that two servers that do not agree send no visitor to and fro.
 */
export async function reloadIfCompositionChanged(shown: BrowserComposition, by: 'visitor' | 'itself'): Promise<void> {
  if (by === 'itself' && isReloaded()) return;
  const id = await currentId().catch(() => undefined); // the network is away, or something that is not the site answers in its place
  if (typeof id === 'string' && id !== shown.id) location.reload();
}

/** Of what the site is composed now. Rejects where that cannot be had. */
export async function currentId(): Promise<unknown> {
  const response = await fetch('/composition.json', { cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!response.ok) return undefined;
  return ((await response.json()) as Partial<BrowserComposition> | null)?.id;
}
