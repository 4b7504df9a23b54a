import { useSyncExternalStore } from 'react';

export const PINNED_KEY = 'pinned-conversions';
export const RECENT_KEY = 'recent-conversions';

/** Values that storage rejected. They last until the page closes. */
const unsavedValues = new Map<string, string>();
const listeners = new Set<() => void>();

export function readStored(key: string): string {
  const unsaved = unsavedValues.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Empty text removes the key. */
export function store(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unsavedValues.delete(key);
  } catch {
    unsavedValues.set(key, text);
  }
  listeners.forEach((changed) => changed());
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

/** Empty on the server and during hydration, so that both render the same markup. */
export function useStored(key: string): string {
  return useSyncExternalStore(
    watch,
    () => readStored(key),
    () => '',
  );
}
