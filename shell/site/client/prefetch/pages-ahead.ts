import type { AppServices } from '../../app/services/app-services.tsx';
import { type MatchedRoute, matchRoute } from '../../app/routing/match-route.ts';
import { pageLoader } from '../../app/routing/load-page.ts';
import { hasRoom } from '../scheduling/traffic.ts';
import { whenIdle } from '../scheduling/timing.ts';

/** Per shown page. More would push visited pages out of memory. */
const MOST_PAGES = 10;

export class PagesAhead {
  readonly #services: AppServices;
  readonly #wanted = new Set<string>();
  #queue = Promise.resolve();
  #left = MOST_PAGES;

  constructor(services: AppServices) {
    this.#services = services;
  }

  /** Resets the limit for a new page. */
  renew(): void {
    this.#left = MOST_PAGES;
  }

  /** Loads one module per idle period. Does not retain the link, whose page may be left before. */
  loadCode(link: HTMLAnchorElement): void {
    const { remote, module } = this.#matchOf(link) ?? {};
    if (remote === undefined || module === undefined || this.#wanted.has(remote + module)) return;
    this.#wanted.add(remote + module);
    this.#queue = this.#queue.then(idle).then(async () => {
      if (hasRoom()) await this.#services.remotes.loadAhead(remote, module).catch(() => {});
    });
  }

  async loadPage(link: HTMLAnchorElement): Promise<void> {
    const services = this.#services;
    const { remotes, loads } = services;
    const { pathname, search } = link;
    const match = this.#matchOf(link);
    if (!match || !hasRoom() || this.#left === 0 || loads.state(pathname).status === 'loaded') return;
    this.#left -= 1;
    try {
      // A navigation needs this module, too.
      void import('../head/write-head.ts').catch(() => {});
      const definition = await remotes.loadAhead(match.remote, match.module);
      await loads.load(pathname, pageLoader(services, definition, match, { pathname, search }));
    } catch {
      // Following the link retries.
    }
  }

  #matchOf({ origin, pathname }: HTMLAnchorElement): MatchedRoute | undefined {
    if (origin !== location.origin || pathname === location.pathname) return undefined;
    return matchRoute(this.#services.composition.routes, pathname);
  }
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
