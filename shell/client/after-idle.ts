import type { ApiClient } from '@site/api-contract';
import type { PageState } from '../app/page-state.ts';
import type { PageViews } from './analytics/page-views.ts';
import { startAnalytics } from './analytics/start-analytics.ts';
import { keepVisitedPages } from './offline/keep-visited-pages.ts';

export interface AfterIdleOptions {
  state: PageState;
  api: ApiClient;
  views: PageViews;
  onRouteChange: (listener: () => void) => void;
}

/** What a page does once it has nothing else to do; a chunk of its own, because no visitor waits for it. */
export function afterIdle({ state, api, views, onRouteChange }: AfterIdleOptions) {
  void startAnalytics({ builtInId: state.site.gaId, origin: state.analyticsOrigin, api, views });
  // In development files change under the same names.
  if (process.env['NODE_ENV'] === 'production') void keepVisitedPages({ composition: state.composition, onRouteChange });
}
