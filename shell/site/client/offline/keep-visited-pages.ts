import type { PageState } from '../../app/page-state.ts';
import { matchRoute } from '../../app/routing/match-route.ts';
import { savesData } from '../scheduling/traffic.ts';
import { remoteFiles } from './remote-files.ts';
import type { VisitedPage } from './visited-page.ts';

interface KeepOptions {
  composition: PageState['composition'];
  onRouteChange: (listener: () => void) => void;
}

/** Makes each shown page available offline. Never rejects. */
export async function keepVisitedPages({ composition, onRouteChange }: KeepOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const isHandedOut = navigator.serviceWorker.controller !== null;
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const tell = (page: string | undefined) => active?.postMessage(visited(page, composition));
    // The service worker has cached a page that it served.
    tell(isHandedOut ? undefined : location.href);
    onRouteChange(() => tell(location.href));
  } catch {
    // Private windows and strict settings have no service worker.
  }
}

function visited(page: string | undefined, composition: PageState['composition']): VisitedPage {
  const remote = composition.remotes[matchRoute(composition.routes, location.pathname)?.remote ?? ''];
  // With data saving on, cache only what was loaded anyway.
  const calls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(isKeptCall);
  return {
    kind: 'visited',
    composition: composition.id,
    page: page?.split('#', 1)[0],
    files:
      remote && !savesData() ? remoteFiles(remote).map(({ integrity, addresses }) => [integrity, ...addresses]) : [],
    calls: [...new Set(calls)],
    keepsSite: !savesData(),
  };
}

/** Offline, there is nothing to measure. */
function isKeptCall(url: string): boolean {
  return url.startsWith(`${location.origin}/api/`) && !url.endsWith('/api/ga-id');
}
