import { useEffect, useState } from 'react';
import { headerHiddenAfter } from './header-visibility.ts';

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
