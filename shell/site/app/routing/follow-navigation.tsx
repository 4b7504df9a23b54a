import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMain, focusMainWhereLost } from '../layout/main-focus.ts';

/** For how long to look for the element that an address names: its page may still be on its way. */
const HASH_PATIENCE_MS = 5000;

/** Scrolls to the top after every navigation, one to the same page too, or to the element that the address names. */
export function FollowNavigation() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return; // the first page: the browser has done it
    shown.current = { pathname, key };
    if (hash) return scrollToElement(hash.slice(1));
    window.scrollTo(0, 0);
    if (before.pathname !== pathname) focusMain();
    else focusMainWhereLost();
  }, [pathname, hash, key]);
  return null;
}

/** Scrolls to an element now, or as soon as the page has it. @returns a function that gives up looking */
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
  const timer = setTimeout(() => observer.disconnect(), HASH_PATIENCE_MS);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment; // an address may hold any characters
  }
}
