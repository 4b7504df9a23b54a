import { isSitePath } from '@site/shell-contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppServices } from '../services/app-services.tsx';
import { matchRoute } from './match-route.ts';

/**
 * Client-side navigation for links in sections that are not hydrated. Links outside the remotes' pages load a
 * document.
 */
export function FollowSectionLinks() {
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
      // Like the browser, do not add a history entry for the current URL, such as on a double click.
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, routes]);
  return null;
}
