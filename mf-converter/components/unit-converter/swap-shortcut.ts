import type { KeyboardEvent } from 'react';

/** Alt+S anywhere in a converter. By the key's place: on a Mac, Alt+S types another letter. */
export function swapShortcut(onSwap: () => void) {
  return (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyS') return;
    event.preventDefault();
    onSwap();
  };
}
