import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { usePageServices } from './page-services.tsx';

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'click'] as const;

/** Calls back on the first interaction. Returns a function that cancels. */
export function onFirstInteraction(work: () => void): () => void {
  const listening = new AbortController();
  const begin = () => {
    listening.abort();
    work();
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { signal: listening.signal, capture: true, passive: true });
  return () => listening.abort();
}

/** Resolves immediately if the visitor focused an element before this code loaded. */
export function waitForFirstInteraction(): Promise<void> {
  return document.activeElement !== document.body
    ? Promise.resolve()
    : new Promise((resolve) => void onFirstInteraction(resolve));
}

/** Wraps content below the first window height. After a followed link, it renders last so the page appears sooner. */
export function Deferred({ children }: { children: ReactNode }) {
  const { isFollowed = false } = usePageServices();
  const isDue = useDeferredValue(true, !isFollowed);
  // The placeholder is as tall as the window, so the footer stays out of view.
  return isDue ? children : <div data-room="" />;
}

const PAUSE_MS = 600;

/** Returns the value once it has stayed unchanged during a pause in typing. Since 2.7.0. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
