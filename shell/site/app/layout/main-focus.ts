/** Gets the focus after a navigation, so that screen readers continue at the new page. */
const MAIN_ID = 'main';

export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** Call this after the focused element was removed. Otherwise Tab would start again at the top of the document. */
export function focusMainIfLost(): void {
  if (document.activeElement === document.body) focusMain();
}
