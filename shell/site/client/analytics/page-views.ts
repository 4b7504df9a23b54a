export interface PageView {
  title: string;
  /** Full URL. */
  location: string;
  path: string;
}

/** After that, the new page is assumed to have the previous page's title. */
const LONGEST_WAIT_MS = 5000;

/**
 * Records the pages shown since the document loaded. Reporting starts later, when another page may be shown, or never.
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

  reportTo(report: (view: PageView) => void) {
    this.#report = report;
    for (const view of this.#unreported.splice(0)) report(view);
  }

  #follow() {
    if (location.pathname === this.#path) return; // hydration of the first page
    this.#path = location.pathname;
    this.#stopWaiting(); // the visitor left before the page was shown
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
