import { isSitePath } from '@site/shell-contract';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusMain, focusMainIfLost } from '../layout/main-focus.ts';
import { useAppServices } from '../services/app-services.tsx';
import { matchRoute } from './match-route.ts';

export function FollowNavigation() {
  useScrollToTarget();
  useSectionLinks();
  return null;
}

/** After each navigation, scrolls to the top or to the URL's fragment. */
function useScrollToTarget() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return; // The browser has already scrolled the first page.
    shown.current = { pathname, key };
    if (hash) return scrollToElement(hash.slice(1));
    window.scrollTo(0, 0);
    if (before.pathname !== pathname) focusMain();
    else focusMainIfLost();
  }, [pathname, hash, key]);
}

/** Scrolls to the element when its page has loaded. Returns a function that stops waiting. */
function scrollToElement(fragment: string): () => void {
  const find = () => document.getElementById(fragment) ?? document.getElementById(decodeFragment(fragment));
  const observer = new MutationObserver(scroll);
  function scroll() {
    const element = find();
    if (!element) return;
    observer.disconnect();
    element.scrollIntoView();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  scroll();
  return () => observer.disconnect();
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment; // URLs may contain invalid escape sequences.
  }
}

/** Follows links in sections, which are never hydrated. Only links to pages of remotes are handled. */
function useSectionLinks() {
  const navigate = useNavigate();
  const { routes } = useAppServices().composition;
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-section] a[href^="/"]') : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || link.target || event.defaultPrevented) return;
      if (link.origin !== location.origin || !isSitePath(link.pathname) || !matchRoute(routes, link.pathname)) return;
      event.preventDefault();
      // Like browsers, don't add a history entry for the current URL, for example on a double click.
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, routes]);
}
