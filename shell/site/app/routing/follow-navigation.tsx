import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMain, focusMainIfLost } from '../layout/main-focus.ts';

/** Scrolls to the top after each navigation, or to the element of the hash. */
export function FollowNavigation() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return; // the browser scrolled the first page
    shown.current = { pathname, key };
    if (hash) return scrollToElement(hash.slice(1));
    window.scrollTo(0, 0);
    if (before.pathname !== pathname) focusMain();
    else focusMainIfLost();
  }, [pathname, hash, key]);
  return null;
}

/** Scrolls to the element now, or as soon as its page has loaded. @returns a function that stops waiting */
function scrollToElement(fragment: string): () => void {
  const find = () => document.getElementById(fragment) ?? document.getElementById(decoded(fragment));
  const found = find();
  found?.scrollIntoView();
  if (found) return () => {};
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    observer.disconnect();
    element.scrollIntoView();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment; // URLs may contain invalid escapes
  }
}
