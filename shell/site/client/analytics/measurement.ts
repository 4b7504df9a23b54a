import type { PageView } from './page-views.ts';

type TagWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

/** Reports to one measurement id at a time. Its script comes from the analytics service, and nobody notices where it does not come. */
export class Measurement {
  readonly #origin: string;
  #id: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Begins with an id, or with another in place of the one before, which is told nothing from then on. */
  initialize(id: string) {
    const tagWindow = window as unknown as TagWindow;
    if (this.#id) tagWindow[`ga-disable-${this.#id}`] = true;
    else tag('js', new Date());
    this.#id = id;
    const script = document.createElement('script');
    script.async = true;
    script.src = `${this.#origin}/gtag/js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
    // Page views are sent one by one: the service's own would miss those within the site.
    tag('config', id, { send_page_view: false });
  }

  sendPageView({ title, location, path }: PageView) {
    tag('event', 'page_view', { page_title: title, page_location: location, page_path: path, send_to: this.#id });
  }
}

/** The service's queue takes the `arguments` object itself and no list. */
function tag(..._values: unknown[]): void {
  const tagWindow = window as unknown as TagWindow;
  tagWindow.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  tagWindow.dataLayer.push(arguments);
}
