import { useCallback, useSyncExternalStore } from 'react';
import type { Load, LoadState, Loads } from './loads.ts';

const NOTHING: LoadState<never> = { status: 'loading' };

/**
 * Loads only in the browser.
 * @param key undefined loads nothing
 * @param load must be the same function on each render
 */
export function useLoaded<Value>(loads: Loads<Value>, key: string | undefined, load: Load<Value>): LoadState<Value> {
  const watch = useCallback(
    (changed: () => void) => (key === undefined ? () => {} : loads.watch(key, load, changed)),
    [loads, key, load],
  );
  const state = () => (key === undefined ? NOTHING : loads.state(key));
  return useSyncExternalStore(watch, state, state);
}
