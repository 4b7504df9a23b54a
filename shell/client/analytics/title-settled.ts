const LONGEST_WAIT_MS = 5000;

/** Resolves when the document's title is another than before, or when it seems to stay: a page's title may wait for its data. */
export function titleSettled(before: string): Promise<void> {
  if (document.title !== before) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (document.title !== before) settle();
    });
    const timer = setTimeout(settle, LONGEST_WAIT_MS);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  });
}
