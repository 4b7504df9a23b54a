import { useSyncExternalStore } from 'react';

/** What the browser refused to keep, or has no room for: it holds while the page is open. */
const refused = new Map<string, string>();
const listeners = new Set<() => void>();

/** Empty where nothing is kept. */
export function readStored(key: string): string {
  const known = refused.get(key);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text on this device; an empty one is forgotten. */
export function store(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    refused.delete(key);
  } catch {
    refused.set(key, text);
  }
  listeners.forEach((changed) => changed());
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  // What another tab keeps.
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

/** What the device keeps under that key. Empty on the server and while the page is taken over, so that both say the same. */
export function useStored(key: string): string {
  return useSyncExternalStore(
    watch,
    () => readStored(key),
    () => '',
  );
}
