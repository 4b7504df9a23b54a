import type { SyntheticEvent } from 'react';

/** Prevents a press, even on a scrollbar, from moving the focus and closing the keyboard or the list. */
export function keepFocus(event: SyntheticEvent) {
  event.preventDefault();
}
