export interface PageView {
  title: string;
  location: string;
  path: string;
}

/** Records page views from the start, because reporting may start later or not at all. */
export class PageViews {
  readonly #unreported: PageView[] = [];
  #report: ((view: PageView) => void) | undefined;
  #path: string | undefined;

  constructor() {
    this.note(location.pathname);
  }

  reportTo(report: (view: PageView) => void) {
    this.#report = report;
    for (const view of this.#unreported.splice(0)) report(view);
  }

  /** Call this once the page has its title. Later changes to the same page are not views. */
  note(path: string) {
    if (path === this.#path || path !== location.pathname) return;
    this.#path = path;
    const view = { title: document.title, location: location.href, path };
    if (this.#report) this.#report(view);
    else this.#unreported.push(view);
  }
}
