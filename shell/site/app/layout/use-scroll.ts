import { useEffect, useEffectEvent, useState } from 'react';

/** Calls back after each scroll with the distances from the top in pixels. */
export function useScroll(follow: (previous: number, current: number) => void): void {
  const onScroll = useEffectEvent(follow);
  useEffect(() => {
    // Starts at 0 even if the visitor scrolled before the scripts loaded, so that this counts as scrolling down.
    let previous = 0;
    const update = () => {
      const current = window.scrollY;
      onScroll(previous, current);
      previous = current;
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
}

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
  useScroll((previous, current) => setHidden((before) => headerHiddenAfter(before, previous, current)));
  return hidden;
}
