import { useCallback, useSyncExternalStore } from 'react';
import type { Load, LoadState, Loads } from './loads.ts';

const NOTHING: LoadState<never> = { status: 'loading' };

/**
 * What a page loads in the browser while it is shown: the server has none of it.
 * @param key undefined for nothing; a change of it loads another
 * @param load the same function at each rendering
 */
export function useLoaded<Value>(loads: Loads<Value>, key: string | undefined, load: Load<Value>): LoadState<Value> {
  const watch = useCallback(
    (changed: () => void) => (key === undefined ? () => {} : loads.watch(key, load, changed)),
    [loads, key, load],
  );
  const state = () => (key === undefined ? NOTHING : loads.state(key));
  return useSyncExternalStore(watch, state, state);
}
