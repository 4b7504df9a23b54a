import { useEffect, useEffectEvent, useState } from 'react';

/** Calls back after each scroll with the distances from the top in pixels. */
export function useScroll(follow: (previous: number, current: number) => void): void {
  const onScroll = useEffectEvent(follow);
  useEffect(() => {
    // Start at 0, so that scrolling before the scripts loaded counts as scrolling down.
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

const HIDE_BEYOND_PX = 60;
const SHOW_WITHIN_PX = 10;

export function isHeaderHidden(hidden: boolean, previous: number, current: number): boolean {
  if (current <= SHOW_WITHIN_PX || current < previous) return false;
  return current > previous && current > HIDE_BEYOND_PX ? true : hidden;
}

export function useHeaderHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useScroll((previous, current) => setHidden((before) => isHeaderHidden(before, previous, current)));
  return hidden;
}
