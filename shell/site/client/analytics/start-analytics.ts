import { FALLBACK_GA_ID, type ApiClient } from '@site/api-contract';
import { GoogleTag } from './google-tag.ts';
import type { PageViews } from './page-views.ts';

interface AnalyticsOptions {
  /** From the page state. Used unless the API returns another. */
  builtInId: string;
  /** Nothing is sent without it. */
  origin: string | undefined;
  api: Pick<ApiClient, 'gaId'>;
  views: PageViews;
}

/** Never rejects. */
export async function startAnalytics({ builtInId, origin, api, views }: AnalyticsOptions): Promise<void> {
  if (asksNotToBeTracked(navigator)) return;
  const measurement = origin === undefined ? undefined : new GoogleTag(origin);
  if (isMeasured(builtInId)) measurement?.initialize(builtInId);
  const id = await currentId(api, builtInId);
  if (id !== builtInId && isMeasured(id)) measurement?.initialize(id);
  if (!measurement || !isMeasured(id)) return;

  views.reportTo((view) => measurement.sendPageView(view));
}

/** Nothing is sent for the placeholder ID. */
function isMeasured(id: string): boolean {
  return id !== FALLBACK_GA_ID;
}

async function currentId(api: Pick<ApiClient, 'gaId'>, builtInId: string): Promise<string> {
  try {
    const { gaId } = await api.gaId();
    return typeof gaId === 'string' && gaId && isMeasured(gaId) ? gaId : builtInId;
  } catch (error) {
    console.warn('The analytics ID could not be loaded, so the built-in one is used:', error);
    return builtInId;
  }
}

interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

export function asksNotToBeTracked({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
