import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The element that holds the page; it takes the focus after a navigation, so that reading goes on at the new page. */
export const MAIN_ID = 'main';

/** Scrolls to the top after every navigation, or to the element that the address names. */
export function FollowNavigation() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return;
    }
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
