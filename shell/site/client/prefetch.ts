import { onFirstInteraction } from '@site/shell-contract';
import type { AppServices } from '../app/services/app-services.tsx';
import { type MatchedRoute, matchRoute } from '../app/routing/match-route.ts';
import { createPageLoader } from '../app/routing/load-page.ts';
import { allowsPrefetch, whenIdle } from './scheduling.ts';

const LINKS = 'a[href^="/"]:not([target], [download])';

/** A pointer or Tab key that only passes over a link leaves it sooner. */
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
  // Loading code also evaluates it, so wait until a new page is idle.
  onFirstInteraction(begin);
  onRouteChange(() => {
    ahead.resetLimit();
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
  // Don't use `pointerover`, which also fires for a link that appears under a resting pointer after a navigation.
  for (const type of ['pointermove', 'focusin']) document.addEventListener(type, rest, { passive: true });
  for (const type of ['touchstart', 'mousedown']) document.addEventListener(type, press, { passive: true });
}

/** Maximum per page shown, because more pages would push visited ones out of the cache. */
const MOST_PAGES = 10;

export class PagesAhead {
  readonly #services: AppServices;
  readonly #requestedCode = new Set<string>();
  #queue = Promise.resolve();
  #left = MOST_PAGES;

  constructor(services: AppServices) {
    this.#services = services;
  }

  resetLimit(): void {
    this.#left = MOST_PAGES;
  }

  /** Loads one module per idle period. */
  loadCode(link: HTMLAnchorElement): void {
    const { remote, module } = this.#match(link) ?? {};
    if (remote === undefined || module === undefined || this.#requestedCode.has(remote + module)) return;
    this.#requestedCode.add(remote + module);
    this.#queue = this.#queue
      .then(() => new Promise<void>(whenIdle))
      .then(async () => {
        if (allowsPrefetch()) await this.#services.remotes.loadAhead(remote, module).catch(() => {});
      });
  }

  async loadPage(link: HTMLAnchorElement): Promise<void> {
    const { remotes, loads } = this.#services;
    const { pathname, search } = link;
    const match = this.#match(link);
    if (!match || !allowsPrefetch() || this.#left === 0 || loads.state(pathname).status === 'loaded') return;
    this.#left -= 1;
    try {
      // A navigation also needs this module.
      void import('./head/write-head.ts').catch(() => {});
      const definition = await remotes.loadAhead(match.remote, match.module);
      await loads.load(pathname, createPageLoader(this.#services, definition, match, { pathname, search }));
    } catch {
      // Ignore failures, because following the link retries.
    }
  }

  #match({ origin, pathname }: HTMLAnchorElement): MatchedRoute | undefined {
    if (origin !== location.origin || pathname === location.pathname) return undefined;
    return matchRoute(this.#services.composition.routes, pathname);
  }
}
