import { useSyncExternalStore } from 'react';

/** What was chosen since the page was opened: it holds where the browser refuses its storage, too. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

/** Empty where nothing is kept. */
export function readStored(key: string): string {
  const known = chosen.get(key);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text on this device; an empty one is forgotten. */
export function store(key: string, text: string): void {
  chosen.set(key, text);
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Refused or full: it holds for this page view.
  }
  listeners.forEach((changed) => changed());
}

function watch(changed: () => void): () => void {
  const fromAnotherTab = ({ key }: StorageEvent) => {
    if (key === null) chosen.clear();
    else chosen.delete(key);
    changed();
  };
  listeners.add(changed);
  addEventListener('storage', fromAnotherTab);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', fromAnotherTab);
  };
}

/** What the device keeps under that key. Empty on the server and while the page is taken over, so that both say the same. */
export function useStored(key: string): string {
  return useSyncExternalStore(watch, () => readStored(key), () => '');
}
