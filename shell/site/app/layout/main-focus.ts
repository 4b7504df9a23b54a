/** This element gets the focus after a navigation, so that screen readers continue at the new page. */
const MAIN_ID = 'main';

export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** Call this after removing the focused element. Otherwise Tab would restart at the top of the document. */
export function focusMainIfLost(): void {
  if (document.activeElement === document.body) focusMain();
}
