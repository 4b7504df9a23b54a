import { onFirstSign } from '@site/shell-contract';
import type { AppServices } from '../../app/app-services.tsx';
import { whenIdle } from '../scheduling/when-idle.ts';
import { PagesAhead } from './pages-ahead.ts';

const LINKS = 'a[href^="/"]:not([target], [download])';

/** Who only passes over a link with the pointer or the Tab key does not rest on it for so long. */
const REST_MS = 65;

/** Whoever reads and touches nothing for so long may still follow a link. */
const UNTOUCHED_MS = 6000;

interface PrefetchOptions {
  services: AppServices;
  onRouteChange: (listener: () => void) => void;
}

/** Loads the pages of links ahead: their remotes' code when they are in view, code and data when a visitor turns to one. */
export function prefetchLinks({ services, onRouteChange }: PrefetchOptions): void {
  const ahead = new PagesAhead(services);
  followIntent((link, isPressed) => void ahead.loadPage(link, { isPressed }));
  const view = linksInView((link) => ahead.loadCode(link));
  const begin = () => whenIdle(() => view.observe(document.querySelectorAll<HTMLAnchorElement>(LINKS)));
  onceTurnedTo(begin);
  onRouteChange(() => {
    ahead.renew();
    begin();
  });
}

/** Calls at the visitor's first sign, so that a page which has just come does its own work first, or after a while. */
function onceTurnedTo(work: () => void): void {
  const begin = () => {
    clearTimeout(timer);
    endListening();
    work();
  };
  const timer = setTimeout(begin, UNTOUCHED_MS);
  const endListening = onFirstSign(begin);
}

/** Calls with the link that the pointer or the focus rests on, or that is being pressed. */
function followIntent(turnTo: (link: HTMLAnchorElement, isPressed: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested: string | undefined;
  const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null);
  const rest = (event: Event) => {
    const link = linkOf(event);
    if (link?.href === rested) return;
    rested = link?.href;
    clearTimeout(timer);
    if (link) timer = setTimeout(() => turnTo(link, false), REST_MS);
  };
  const press = (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link) turnTo(link, true);
  };
  // A link that comes to lie under a pointer at rest, on a page that has just been gone to, has had nobody turn to it: no `pointerover`.
  for (const type of ['pointermove', 'focusin']) document.addEventListener(type, rest, { passive: true });
  for (const type of ['touchstart', 'mousedown']) document.addEventListener(type, press, { passive: true });
}

/** Calls with each link that comes into view. */
function linksInView(load: (link: HTMLAnchorElement) => void) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      load(target as HTMLAnchorElement);
    }
  });
  return {
    /** These, and no others. */
    observe: (links: Iterable<HTMLAnchorElement>) => {
      observer.disconnect();
      for (const link of links) observer.observe(link);
    },
  };
}
