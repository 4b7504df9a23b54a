const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'click'] as const;

/** Calls back at the first interaction. Returns a function that cancels. */
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
export function firstInteraction(): Promise<void> {
  return document.activeElement !== document.body
    ? Promise.resolve()
    : new Promise((resolve) => void onFirstInteraction(resolve));
}
