import type { AppServices } from '../../app/app-services.tsx';
import { type MatchedRoute, matchRoute } from '../../app/routing/match-route.ts';
import { pageLoader } from '../../app/routing/page-loads.ts';
import { hasRoom } from '../scheduling/traffic.ts';
import { whenIdle } from '../scheduling/when-idle.ts';
import { prerenderPage } from './prerender-page.tsx';

/** Of each page that is shown: nobody follows more of its links, and what has been visited is not to be pushed out of memory. */
const MOST_PAGES = 10;

/** Loads what a link leads to, as following it does. What fails is not told: whoever follows the link asks again. */
export class PagesAhead {
  readonly #services: AppServices;
  /** Modules of remotes that were asked for, or soon are. */
  readonly #wanted = new Set<string>();
  #queue = Promise.resolve();
  #left = MOST_PAGES;

  constructor(services: AppServices) {
    this.#services = services;
  }

  /** Another page is shown. */
  renew(): void {
    this.#left = MOST_PAGES;
  }

  /**
   * The remote's code for a link's page, when the browser has nothing else to do, one module after another. The link
   * is not held: its page may be left before.
   */
  loadCode(link: HTMLAnchorElement): void {
    const { remote, module } = this.#matchOf(link) ?? {};
    if (remote === undefined || module === undefined || this.#wanted.has(remote + module)) return;
    this.#wanted.add(remote + module);
    this.#queue = this.#queue.then(idle).then(async () => {
      if (hasRoom()) await this.#services.remotes.loadAhead(remote, module).catch(() => {});
    });
  }

  /** The page, with its code and data; rendered ahead as well where nobody presses the link yet. */
  async loadPage(link: HTMLAnchorElement, { isPressed }: { isPressed: boolean }): Promise<void> {
    const services = this.#services;
    const { remotes, loads } = services;
    const { pathname, search } = link;
    const match = this.#matchOf(link);
    if (!match || !hasRoom() || this.#left === 0 || loads.state(pathname).status === 'loaded') return;
    this.#left -= 1;
    try {
      // What writes the metadata of the pages after the first.
      void import('../head/write-head.ts').catch(() => {});
      const definition = await remotes.loadAhead(match.remote, match.module);
      const loaded = await loads.load(pathname, pageLoader(services, definition, match, { pathname, search }));
      if (isPressed || loaded.kind !== 'page') return;
      await idle();
      if (location.pathname !== pathname) prerenderPage({ services, definition, loaded, address: pathname + search });
    } catch {
      // Asked for again when it is wanted.
    }
  }

  #matchOf({ origin, pathname }: HTMLAnchorElement): MatchedRoute | undefined {
    if (origin !== location.origin || pathname === location.pathname) return undefined;
    return matchRoute(this.#services.composition.routes, pathname);
  }
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
