import { FALLBACK_GA_ID, type ApiClient } from '@site/api-contract';
import type { PageView, PageViews } from './page-views.ts';

interface AnalyticsOptions {
  /** ID from the page state. Used unless the API returns a different one. */
  builtInId: string;
  /** If undefined, nothing is sent. */
  origin: string | undefined;
  api: Pick<ApiClient, 'gaId'>;
  views: PageViews;
}

/** The returned promise never rejects. */
export async function startAnalytics({ builtInId, origin, api, views }: AnalyticsOptions): Promise<void> {
  if (asksNotToBeTracked(navigator)) return;
  const measurement = origin === undefined ? undefined : new GoogleTag(origin);
  if (isMeasured(builtInId)) measurement?.initialize(builtInId);
  const id = await loadId(api, builtInId);
  if (id !== builtInId && isMeasured(id)) measurement?.initialize(id);
  if (!measurement || !isMeasured(id)) return;

  views.reportTo((view) => measurement.sendPageView(view));
}

/** Nothing is sent for the placeholder ID. */
function isMeasured(id: string): boolean {
  return id !== FALLBACK_GA_ID;
}

async function loadId(api: Pick<ApiClient, 'gaId'>, builtInId: string): Promise<string> {
  try {
    const { gaId } = await api.gaId();
    return typeof gaId === 'string' && gaId && isMeasured(gaId) ? gaId : builtInId;
  } catch (error) {
    console.warn('The analytics ID could not be loaded, so the built-in one is used:', error);
    return builtInId;
  }
}

/** Not all browsers send both signals. */
type PrivacySignals = Partial<Record<'globalPrivacyControl' | 'doNotTrack', unknown>>;

export function asksNotToBeTracked({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

type TagWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

class GoogleTag {
  readonly #origin: string;
  #id: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Also disables the previous ID. */
  initialize(id: string) {
    const tagWindow = window as unknown as TagWindow;
    if (this.#id) tagWindow[`ga-disable-${this.#id}`] = true;
    else tag('js', new Date());
    this.#id = id;
    const script = document.createElement('script');
    script.async = true;
    script.src = `${this.#origin}/gtag/js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
    // Automatic page views would miss client-side navigation.
    tag('config', id, { send_page_view: false });
  }

  sendPageView({ title, location, path }: PageView) {
    tag('event', 'page_view', { page_title: title, page_location: location, page_path: path, send_to: this.#id });
  }
}

/** The gtag queue requires the `arguments` object instead of an array. */
function tag(..._values: unknown[]): void {
  const tagWindow = window as unknown as TagWindow;
  tagWindow.dataLayer ??= [];
  tagWindow.dataLayer.push(arguments);
}
