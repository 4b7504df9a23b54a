import type { PageState } from '../../app/page-state.ts';
import type { BrowserRemote } from '../../app/remotes/browser-composition.ts';
import { keptDescriptor } from '../../app/remotes/kept-descriptor.ts';
import { matchRoute } from '../../app/routing/match-route.ts';
import { savesData } from '../traffic.ts';
import type { VisitedPage } from './visited-page.ts';

interface KeepOptions {
  composition: PageState['composition'];
  onRouteChange: (listener: () => void) => void;
}

/** Registers the service worker and tells it of each page that is shown: this one can be shown again without a network, and, in time, any other. Never rejects. */
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
  const calls = performance.getEntriesByType('resource').map(({ name }) => name).filter(isKeptCall);
  return {
    kind: 'visited',
    composition: composition.id,
    page: page?.split('#', 1)[0],
    files: remote && !savesData() ? filesOf(remote) : [],
    calls: [...new Set(calls)],
    keepsSite: !savesData(),
  };
}

/** Its scripts, and what says their digests to a document that brings a few of them. */
function filesOf(remote: BrowserRemote): VisitedPage['files'] {
  const descriptor = keptDescriptor(remote.kept ?? '');
  const scripts = Object.entries(remote.files).map(([file, digest]) => [digest, ...addressesOf(remote, file)] as const);
  return descriptor ? [[descriptor.integrity, descriptor.address], ...scripts] : scripts;
}

function addressesOf({ base, kept }: BrowserRemote, file: string): string[] {
  return kept === undefined ? [base + file] : [base + file, kept + file];
}

/** Without a network there is nothing to measure. */
function isKeptCall(url: string): boolean {
  return url.startsWith(`${location.origin}/api/`) && !url.endsWith('/api/ga-id');
}
