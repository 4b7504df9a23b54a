export interface PageView {
  title: string;
  location: string;
  path: string;
}

/** Records the pages shown since the document loaded, because reporting starts later or never. */
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

  /** Call it once the page at this path has its title. Later changes of the same page are not views. */
  note(path: string) {
    if (path === this.#path || path !== location.pathname) return;
    this.#path = path;
    const view = { title: document.title, location: location.href, path };
    if (this.#report) this.#report(view);
    else this.#unreported.push(view);
  }
}
