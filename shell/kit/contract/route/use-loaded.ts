import { useCallback, useSyncExternalStore } from 'react';
import type { Load, LoadCache, LoadState } from './load-cache.ts';

const NOTHING: LoadState<never> = { status: 'loading' };

/**
 * Loads only in the browser.
 * @param key undefined loads nothing
 * @param load must be the same function on each render
 */
export function useLoaded<Value>(
  loads: LoadCache<Value>,
  key: string | undefined,
  load: Load<Value>,
): LoadState<Value> {
  const watch = useCallback(
    (changed: () => void) => (key === undefined ? () => {} : loads.watch(key, load, changed)),
    [loads, key, load],
  );
  const state = () => (key === undefined ? NOTHING : loads.state(key));
  return useSyncExternalStore(watch, state, state);
}
