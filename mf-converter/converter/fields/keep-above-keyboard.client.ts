const MARGIN_PIXELS = 4;

/** Most browsers scroll only the field above the on-screen keyboard, without its result. Returns a stop function. */
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
  // The keyboard opens after the field gets the focus.
  visualViewport?.addEventListener('resize', show, { signal });
  return () => listening.abort();
}

export function scrollIntoRoom(box: Element): void {
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  const { top, bottom } = box.getBoundingClientRect();
  const hidden = bottom + MARGIN_PIXELS - (offsetTop + height);
  // The label and the number stay visible even if the rest doesn't fit.
  if (hidden > 0) scrollBy({ top: Math.min(hidden, top - offsetTop), behavior: 'instant' });
}
