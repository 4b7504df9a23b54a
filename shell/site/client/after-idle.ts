import { onFirstInteraction } from '@site/shell-contract';
import type { AppServices } from '../app/services/app-services.tsx';
import { loadPanelsAhead } from '../app/layout/loaded-panel.tsx';
import { loadPaletteAhead } from '../app/palette/palette-host.tsx';
import type { PageState } from '../app/page-state.ts';
import type { PageViews } from './analytics/page-views.ts';
import { startAnalytics } from './analytics/start-analytics.ts';
import { followConnection, keepVisitedPages } from './offline/offline-pages.ts';
import { prefetchLinks } from './prefetch.ts';
import { onRouteChange } from './route-changes.tsx';

/** This is a separate chunk, because visitors don't wait for it. */
export function afterIdle(state: PageState, services: AppServices, views: PageViews) {
  if (state.isEmbedded) return;
  void startAnalytics({ builtInId: state.site.gaId, origin: state.analyticsOrigin, api: services.api, views });
  prefetchLinks({ services, onRouteChange });
  // Phones open the search and the menu from the header. Other devices open the search with a key.
  onFirstInteraction(matchMedia('(min-width: 768px)').matches ? loadPaletteAhead : loadPanelsAhead);
  // In development, file names stay the same, and every edit changes the composition.
  if (process.env['NODE_ENV'] !== 'production') return;
  followConnection();
  void keepVisitedPages(onRouteChange);
}
