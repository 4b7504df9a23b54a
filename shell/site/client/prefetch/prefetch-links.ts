import { onFirstInteraction } from '@site/shell-contract';
import type { AppServices } from '../../app/services/app-services.tsx';
import { whenIdle } from '../scheduling/timing.ts';
import { PagesAhead } from './pages-ahead.ts';

const LINKS = 'a[href^="/"]:not([target], [download])';

/** Passing over a link with the pointer or the Tab key takes less time. */
const REST_MS = 65;

interface PrefetchOptions {
  services: AppServices;
  onRouteChange: (listener: () => void) => void;
}

/** Loads a remote's code for links in view, and a page's code and data when the visitor is about to follow a link. */
export function prefetchLinks({ services, onRouteChange }: PrefetchOptions): void {
  const ahead = new PagesAhead(services);
  followIntent((link) => void ahead.loadPage(link));
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) ahead.loadCode(target as HTMLAnchorElement);
  });
  const begin = () =>
    whenIdle(() => {
      inView.disconnect();
      for (const link of document.querySelectorAll(LINKS)) inView.observe(link);
    });
  // Code that is loaded is also evaluated, so a new page does its own work first.
  onFirstInteraction(begin);
  onRouteChange(() => {
    ahead.renew();
    begin();
  });
}

function followIntent(turnTo: (link: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested: string | undefined;
  const getLink = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null);
  const rest = (event: Event) => {
    const link = getLink(event);
    if (link?.href === rested) return;
    rested = link?.href;
    clearTimeout(timer);
    if (link) timer = setTimeout(() => turnTo(link), REST_MS);
  };
  const press = (event: Event) => {
    clearTimeout(timer);
    const link = getLink(event);
    if (link) turnTo(link);
  };
  // Not `pointerover`, which also fires for a link that appears under a resting pointer after a navigation.
  for (const type of ['pointermove', 'focusin']) document.addEventListener(type, rest, { passive: true });
  for (const type of ['touchstart', 'mousedown']) document.addEventListener(type, press, { passive: true });
}
