import type { SyntheticEvent } from 'react';

/** Otherwise a press, even on a scrollbar, would move the focus and close the keyboard or the list. */
export function keepFocus(event: SyntheticEvent) {
  event.preventDefault();
}
