const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'click'] as const;

/** Calls once the visitor has moved something: a page that has just come has enough to do. @returns a function that ends it */
export function onFirstSign(work: () => void): () => void {
  const listening = new AbortController();
  const begin = () => {
    listening.abort();
    work();
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { signal: listening.signal, capture: true, passive: true });
  return () => listening.abort();
}

/** Resolves at the first sign; at once where something has the focus, which the visitor gave it before the page's code was there. */
export function firstInteraction(): Promise<void> {
  return document.activeElement !== document.body
    ? Promise.resolve()
    : new Promise((resolve) => void onFirstSign(resolve));
}
