type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** `/` outside fields, whose text may contain it, and Ctrl+K or ⌘K anywhere. */
export function isPaletteKey({ key, altKey, ctrlKey, metaKey, shiftKey }: Key, isInField: boolean): boolean {
  if (altKey) return false;
  // Some keyboards type the slash with Shift.
  if (key === '/') return !ctrlKey && !metaKey && !isInField;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}

const FIELDS = 'input, textarea, select, [contenteditable]';

/** @returns a function that stops listening */
export function onPaletteKey(open: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    if (event.defaultPrevented || event.isComposing || !isPaletteKey(event, isInField)) return;
    // Browsers have searches of their own for these keys.
    event.preventDefault();
    open();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
