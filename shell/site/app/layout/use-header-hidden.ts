import { useEffect, useState } from 'react';
import { headerHiddenAfter } from './header-visibility.ts';

/** Follows the scroll position: hidden on the way down, shown on the way up. */
export function useHeaderHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    // Every page begins at its top: whoever has gone on before the scripts came has scrolled down all the same.
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
