/** The site's service worker, `/service-worker.js`. Online it changes nothing that a page gets; without a network it hands out what was kept. */
import { registerRoute, setCatchHandler } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';
import { keepSite } from './keep-site.ts';
import { calls, dropOtherCaches, files, isShellFile, keepOfflinePage, pages } from './kept-caches.ts';
import type { SiteFile } from './remote-files.ts';
import { isVisitedPage, type VisitedPage } from './visited-page.ts';
import { type WorkerEvent, workerScope } from './worker-scope.ts';

/** Addresses of the shell's scripts: the build puts them in. */
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
  // The page that brought the worker is answered by it, too; a document is asked for while it still starts.
  event.waitUntil(
    Promise.all([workerScope.clients.claim(), dropOtherCaches(), workerScope.registration.navigationPreload?.enable()]),
  );
});

workerScope.addEventListener('message', (event) => {
  if (isVisitedPage(event.data)) event.waitUntil(keepVisited(event.data, event));
});

/**
 * One after the other: what a visitor does next comes first. What cannot be had now is not missed now; nor does it get into the
 * browser's own cache, where a damaged file would stay for a year.
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

/** A page that is shown while this is under way adds nothing to it. */
function keepSiteOnce(event: WorkerEvent): Promise<void> {
  keeping ??= keepSite({
    shellFiles: SHELL_FILES,
    keepFile: (file) => keepFile(file, event),
    keepCall: (url, composition) => keepCall(url, composition, event),
  })
    .catch(() => {}) // without a network, what was kept stays
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

/** A worker without a script of the shell's is none: it is installed another time. */
async function requireFile(url: string, event: WorkerEvent): Promise<void> {
  if (!(await keep(files, new Request(url), event))) throw new Error(`${url} could not be had`);
}

/** @returns the response, if it could be had. Never rejects. */
async function keep(strategy: Strategy, request: Request, event: WorkerEvent): Promise<Response | undefined> {
  const [answered, kept] = strategy.handleAll({ request, event });
  return Promise.all([answered, kept]).then(
    ([response]) => (response.ok ? response : undefined),
    () => undefined,
  );
}
