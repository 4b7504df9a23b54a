/** The service worker, `/service-worker.js`. Online, it changes no response. Offline, it responds from its caches. */
import { registerRoute, setCatchHandler } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';
import { keepSite } from './keep-site.ts';
import { calls, dropOtherCaches, files, isShellFile, keepOfflinePage, pages } from './kept-caches.ts';
import type { SiteFile } from './remote-files.ts';
import { isVisitedPage, type VisitedPage } from './visited-page.ts';
import { type WorkerEvent, workerScope } from './worker-scope.ts';

/** Defined by the build. */
declare const SHELL_FILES: readonly string[];

const NO_PAGES = /^\/(api|health)\/|\.\w+$/;

registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && !NO_PAGES.test(url.pathname),
  pages,
);
registerRoute(({ request, url }) => isShellFile(url) || request.integrity !== '', files);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/') && !workerScope.navigator.onLine,
  calls,
);
setCatchHandler(async () => Response.error());

workerScope.addEventListener('install', (event) => {
  void workerScope.skipWaiting();
  event.waitUntil(Promise.all([keepOfflinePage(), ...SHELL_FILES.map((url) => requireFile(url, event))]));
});

workerScope.addEventListener('activate', (event) => {
  // Claiming covers the page that registered the worker. Preloading requests a document while the worker starts.
  event.waitUntil(
    Promise.all([workerScope.clients.claim(), dropOtherCaches(), workerScope.registration.navigationPreload?.enable()]),
  );
});

workerScope.addEventListener('message', (event) => {
  if (isVisitedPage(event.data)) event.waitUntil(keepVisited(event.data, event));
});

/**
 * Runs one request at a time, so that the visitor's come first, and ignores failures. Scripts bypass the HTTP cache:
 * it keeps even a damaged script for a year.
 */
async function keepVisited(
  { composition, page, files: scripts, calls: called, keepsSite }: VisitedPage,
  event: WorkerEvent,
) {
  if (page !== undefined) await keep(pages, new Request(page), event);
  for (const [integrity, ...addresses] of scripts) await keepFile({ integrity, addresses }, event);
  for (const url of called) await keepCall(url, composition, event);
  await keepOfflinePage().catch(() => {});
  if (keepsSite) await keepSiteOnce(event);
}

let keeping: Promise<void> | undefined;

/** Joins a run in progress. */
function keepSiteOnce(event: WorkerEvent): Promise<void> {
  keeping ??= keepSite({
    shellFiles: SHELL_FILES,
    keepFile: (file) => keepFile(file, event),
    keepCall: (url, composition) => keepCall(url, composition, event),
  })
    .catch(() => {}) // offline: the previous copies stay
    .finally(() => (keeping = undefined));
  return keeping;
}

async function keepFile({ integrity, addresses }: SiteFile, event: WorkerEvent): Promise<boolean> {
  for (const url of addresses) {
    if (
      await keep(
        files,
        new Request(url, { mode: 'cors', credentials: 'same-origin', integrity, cache: 'no-store' }),
        event,
      )
    )
      return true;
  }
  return false;
}

function keepCall(url: string, composition: string, event: WorkerEvent): Promise<Response | undefined> {
  return keep(calls, new Request(url, { headers: { [COMPOSITION_HEADER]: composition } }), event);
}

/** A missing script fails the installation. The browser retries later. */
async function requireFile(url: string, event: WorkerEvent): Promise<void> {
  if (!(await keep(files, new Request(url), event))) throw new Error(`${url} could not be loaded`);
}

/** Resolves to undefined on failure. Never rejects. */
async function keep(strategy: Strategy, request: Request, event: WorkerEvent): Promise<Response | undefined> {
  const [answered, kept] = strategy.handleAll({ request, event });
  return Promise.all([answered, kept]).then(
    ([response]) => (response.ok ? response : undefined),
    () => undefined,
  );
}
