import type { PageView } from './page-views.ts';

type TagWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

export class GoogleTag {
  readonly #origin: string;
  #id: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Disables the previous ID. */
  initialize(id: string) {
    const tagWindow = window as unknown as TagWindow;
    if (this.#id) tagWindow[`ga-disable-${this.#id}`] = true;
    else tag('js', new Date());
    this.#id = id;
    const script = document.createElement('script');
    script.async = true;
    script.src = `${this.#origin}/gtag/js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
    // The automatic page views would miss client-side navigation.
    tag('config', id, { send_page_view: false });
  }

  sendPageView({ title, location, path }: PageView) {
    tag('event', 'page_view', { page_title: title, page_location: location, page_path: path, send_to: this.#id });
  }
}

/** The gtag queue takes the `arguments` object, not an array. */
function tag(..._values: unknown[]): void {
  const tagWindow = window as unknown as TagWindow;
  tagWindow.dataLayer ??= [];
  tagWindow.dataLayer.push(arguments);
}
