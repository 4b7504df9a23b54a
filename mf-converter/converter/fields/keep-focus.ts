import type { SyntheticEvent } from 'react';

/** Handles presses. Without it, a press, even on a scrollbar, moves the focus and closes the keyboard or the list. */
export function keepFocus(event: SyntheticEvent) {
  event.preventDefault();
}
