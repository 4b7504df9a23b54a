import { savesData } from '../scheduling.ts';

/** A message that asks the service worker to make a page available offline. */
export interface VisitedPage {
  /** Absent if the service worker served the document. */
  page?: string | undefined;
  /** Whether to also cache the files that any page of the site needs. */
  keepsSite: boolean;
}

/** Makes each shown page available offline. Never rejects. */
export async function keepVisitedPages(onRouteChange: (listener: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const isHandedOut = navigator.serviceWorker.controller !== null;
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const tell = (page?: string) => active?.postMessage({ page, keepsSite: !savesData() } satisfies VisitedPage);
    // If the service worker served the page, it has already cached it.
    tell(isHandedOut ? undefined : getPageUrl());
    onRouteChange(() => tell(getPageUrl()));
  } catch {
    // Private windows and strict settings have no service worker.
  }
}

const getPageUrl = () => location.href.split('#', 1)[0];

/** Shows the offline banner only while the browser is offline. */
export function followConnection(): void {
  const banner = document.querySelector<HTMLElement>('#banner[data-offline]');
  if (!banner) return;
  const update = () => void (banner.hidden = navigator.onLine);
  for (const change of ['online', 'offline']) addEventListener(change, update);
  // The connection may have returned before this script ran.
  update();
}
