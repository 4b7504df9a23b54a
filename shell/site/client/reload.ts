import type { BrowserComposition } from '../app/remotes/browser-composition.ts';
import { createTimeout } from './scheduling.ts';

const TIME_LIMIT_MS = 3000;

/**
 * A remote may have failed because the composition changed. Without a click, reloads only once, because two servers
 * with different compositions would cause a loop.
 */
export async function reloadIfCompositionChanged(shown: BrowserComposition, by: 'visitor' | 'itself'): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (by === 'itself' && navigation?.type === 'reload') return;
  const id = await loadCompositionId().catch(() => undefined); // The request fails offline.
  if (typeof id === 'string' && id !== shown.id) location.reload();
}

async function loadCompositionId(): Promise<unknown> {
  const response = await fetch('/composition.json', { cache: 'no-store', signal: createTimeout(TIME_LIMIT_MS) });
  if (!response.ok) return undefined;
  return ((await response.json()) as Partial<BrowserComposition> | null)?.id;
}
