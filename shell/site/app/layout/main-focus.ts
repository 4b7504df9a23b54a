/** The element that holds the page; it takes the focus after a navigation, so that reading goes on at the new page. */
const MAIN_ID = 'main';

export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** For when what had the focus has gone: a keyboard would begin again at the top of the document. */
export function focusMainWhereLost(): void {
  if (document.activeElement === document.body) focusMain();
}
