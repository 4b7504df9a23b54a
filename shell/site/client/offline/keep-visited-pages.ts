import type { PageState } from '../../app/page-state.ts';
import { matchRoute } from '../../app/routing/match-route.ts';
import { savesData } from '../scheduling/traffic.ts';
import { remoteFiles } from './remote-files.ts';
import type { VisitedPage } from './visited-page.ts';

interface KeepOptions {
  composition: PageState['composition'];
  onRouteChange: (listener: () => void) => void;
}

/**
 * Registers the service worker and tells it of each page that is shown: this one can be shown again without a
 * network, and, in time, any other. Never rejects.
 */
export async function keepVisitedPages({ composition, onRouteChange }: KeepOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const isHandedOut = navigator.serviceWorker.controller !== null;
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const tell = (page: string | undefined) => active?.postMessage(visited(page, composition));
    // A page that came through the service worker has been kept on its way.
    tell(isHandedOut ? undefined : location.href);
    onRouteChange(() => tell(location.href));
  } catch {
    // Private windows and strict settings have no service worker: the site is the same, with a network.
  }
}

function visited(page: string | undefined, composition: PageState['composition']): VisitedPage {
  const remote = composition.remotes[matchRoute(composition.routes, location.pathname)?.remote ?? ''];
  // Whoever saves data has kept only what was loaded anyway.
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

/** Without a network there is nothing to measure. */
function isKeptCall(url: string): boolean {
  return url.startsWith(`${location.origin}/api/`) && !url.endsWith('/api/ga-id');
}
