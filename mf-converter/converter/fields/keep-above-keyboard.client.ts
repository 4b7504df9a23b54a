/** In pixels, between the keyboard and the keys. */
const MARGIN = 4;

/**
 * Scrolls the field and what belongs to it above the on-screen keyboard. Most browsers scroll only the field. Returns a
 * function that stops it.
 */
export function keepAboveKeyboard(field: HTMLInputElement): () => void {
  const box = field.closest('[data-converter-fields]') ?? field;
  const listening = new AbortController();
  const { signal } = listening;
  const show = () => {
    if (document.activeElement === field) scrollIntoRoom(box);
  };
  show();
  field.addEventListener('focus', show, { signal });
  field.addEventListener('keydown', ({ key }) => key === 'Enter' && field.blur(), { signal });
  // The keyboard opens after the focus.
  visualViewport?.addEventListener('resize', show, { signal });
  return () => listening.abort();
}

export function scrollIntoRoom(box: Element): void {
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  const { top, bottom } = box.getBoundingClientRect();
  const hidden = bottom + MARGIN - (offsetTop + height);
  // The label and the number stay in view even if not all fits.
  if (hidden > 0) scrollBy({ top: Math.min(hidden, top - offsetTop), behavior: 'instant' });
}
