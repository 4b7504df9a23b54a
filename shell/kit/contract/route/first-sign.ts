const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'click'] as const;

/**
 * Calls back at the visitor's first interaction, because a new page has enough to do. Returns a function that cancels.
 */
export function onFirstSign(work: () => void): () => void {
  const listening = new AbortController();
  const begin = () => {
    listening.abort();
    work();
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { signal: listening.signal, capture: true, passive: true });
  return () => listening.abort();
}

/**
 * Resolves at the first interaction, or immediately if an element has focus: the visitor focused it before this code
 * loaded.
 */
export function firstInteraction(): Promise<void> {
  return document.activeElement !== document.body
    ? Promise.resolve()
    : new Promise((resolve) => void onFirstSign(resolve));
}
