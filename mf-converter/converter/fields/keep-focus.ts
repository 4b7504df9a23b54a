import type { SyntheticEvent } from 'react';

/** For presses, which would move the focus, even on a scrollbar: the keyboard or the open list would close. */
export function keepFocus(event: SyntheticEvent) {
  event.preventDefault();
}
