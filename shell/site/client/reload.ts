import type { BrowserComposition } from '../app/remotes/browser-composition.ts';
import { timeLimit } from './scheduling.ts';

const TIME_LIMIT_MS = 3000;

/**
 * A remote may have failed because the composition changed. Without a click, reloads only once, because two servers
 * with different compositions would cause a loop.
 */
export async function reloadIfCompositionChanged(shown: BrowserComposition, by: 'visitor' | 'itself'): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (by === 'itself' && navigation?.type === 'reload') return;
  const id = await currentId().catch(() => undefined); // offline, or the response is not from the site
  if (typeof id === 'string' && id !== shown.id) location.reload();
}

async function currentId(): Promise<unknown> {
  const response = await fetch('/composition.json', { cache: 'no-store', signal: timeLimit(TIME_LIMIT_MS) });
  if (!response.ok) return undefined;
  return ((await response.json()) as Partial<BrowserComposition> | null)?.id;
}
