/** A page as its visitor saw it. */
export interface PageView {
  title: string;
  /** Whole address. */
  location: string;
  path: string;
}

/** How long a page's title may wait for its data: after that it is taken to be the one of the page before, too. */
const LONGEST_WAIT_MS = 5000;

/**
 * The pages shown since the document came. Noted from the start, as they are shown: what they are reported to comes later, when another
 * page may stand there, or never.
 */
export class PageViews {
  readonly #unreported: PageView[] = [];
  #report: ((view: PageView) => void) | undefined;
  #path = location.pathname;
  #title = document.title;
  #stopWaiting = () => {};

  constructor(onRouteChange: (listener: () => void) => void) {
    this.#note();
    onRouteChange(() => this.#follow());
  }

  /** Reports the pages that were shown, and those that will be. */
  reportTo(report: (view: PageView) => void) {
    this.#report = report;
    for (const view of this.#unreported.splice(0)) report(view);
  }

  #follow() {
    if (location.pathname === this.#path) return; // the first page, when the application takes it over
    this.#path = location.pathname;
    this.#stopWaiting(); // a page that was left before it stood there was not seen
    if (document.title !== this.#title) return this.#note();
    const observer = new MutationObserver(() => document.title !== this.#title && this.#settle());
    const timer = setTimeout(() => this.#settle(), LONGEST_WAIT_MS);
    this.#stopWaiting = () => (observer.disconnect(), clearTimeout(timer));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  }

  #settle() {
    this.#stopWaiting();
    this.#note();
  }

  #note() {
    this.#title = document.title;
    const view = { title: this.#title, location: location.href, path: this.#path };
    if (this.#report) this.#report(view);
    else this.#unreported.push(view);
  }
}
