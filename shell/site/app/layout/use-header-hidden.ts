import { useEffect, useState } from 'react';

/** Pixels from the top. Scrolling down beyond it hides the header. */
const HIDE_BEYOND = 60;
/** Pixels from the top. The header shows within them. */
const SHOW_WITHIN = 10;

export function headerHiddenAfter(hidden: boolean, previous: number, current: number): boolean {
  if (current <= SHOW_WITHIN || current < previous) return false;
  return current > previous && current > HIDE_BEYOND ? true : hidden;
}

export function useHeaderHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    // Starts at 0 even if the visitor scrolled before the scripts loaded, so that this counts as scrolling down.
    let previous = 0;
    const follow = () => {
      const current = window.scrollY;
      const from = previous;
      previous = current;
      setHidden((before) => headerHiddenAfter(before, from, current));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return hidden;
}
