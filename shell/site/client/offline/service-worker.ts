/** Built as `/service-worker.js`. Pages come from its cache only if the network fails. */
import { registerRoute, setCatchHandler } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import { PAGE_STATE_ID, type PageState } from '../../app/page-state.ts';
import { type BrowserRemote, locateDescriptor } from '../../app/remotes/browser-composition.ts';
import {
  APP_SHELL,
  calls,
  dropOutdatedCaches,
  files,
  isShellFile,
  readAppShell,
  OFFLINE_PAGE,
  openOfflineCache,
  pages,
} from './kept-caches.ts';
import type { VisitedPage } from './offline-pages.ts';

/** The build defines this constant. */
declare const SHELL_FILES: readonly string[];

/** The parts of the worker's global scope in use. In the project's types, `self` is a window. */
interface WorkerScope {
  navigator: { onLine: boolean };
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void) => void;
}

interface WorkerEvent extends Event {
  data?: unknown;
  waitUntil: (work: Promise<unknown>) => void;
}

const workerScope = globalThis as unknown as WorkerScope;

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
  // If a file is missing, the installation fails and the browser retries later.
  event.waitUntil(Promise.all([keepOfflinePage(), ...SHELL_FILES.map((url) => keep(files, new Request(url), event))]));
});

workerScope.addEventListener('activate', (event) => {
  // Claim the page that registered the worker. Preloading requests a document while the worker starts.
  event.waitUntil(
    Promise.all([
      workerScope.clients.claim(),
      dropOutdatedCaches(),
      workerScope.registration.navigationPreload?.enable(),
    ]),
  );
});

workerScope.addEventListener('message', (event) => {
  event.waitUntil(keepVisited(event.data as VisitedPage, event));
});

let keeping: Promise<void> | undefined;

/** Ignores failures, because the previous copies stay. */
async function keepVisited({ page, keepsSite }: VisitedPage, event: WorkerEvent): Promise<void> {
  if (page !== undefined) await keep(pages, new Request(page), event).catch(() => {});
  if (!keepsSite) return;
  keeping ??= keepSite(event)
    .catch(() => {})
    .finally(() => (keeping = undefined));
  await keeping;
}

async function keepOfflinePage(): Promise<void> {
  await (await openOfflineCache()).add(new Request(OFFLINE_PAGE, { cache: 'no-cache' }));
}

/**
 * Caches the files that any page needs. Caches the app shell last, so that it never refers to missing files. Sends one
 * request at a time, so that the visitor's requests come first.
 */
async function keepSite(event: WorkerEvent): Promise<void> {
  const response = await fetch(new Request(APP_SHELL, { cache: 'no-cache' }));
  if (!response.ok || response.redirected) return;
  if ((await readAppShell())?.headers.get('etag') === response.headers.get('etag')) return;
  const html = await response.clone().text();
  // A newer shell brings its own worker.
  if (!SHELL_FILES.some((file) => html.includes(`"${file}"`))) return;
  const { composition, offlineCalls = [] } = readPageState(html);
  for (const request of Object.values(composition.remotes).flatMap(listFileRequests)) await keep(files, request, event);
  for (const url of offlineCalls) await keep(calls, new Request(url), event);
  await (await openOfflineCache()).put(APP_SHELL, response);
}

function readPageState(html: string): PageState {
  const [, text = ''] =
    new RegExp(`<script type="application/json" id="${PAGE_STATE_ID}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(text) as PageState;
}

/**
 * Lists the site's copies of a release's scripts and of `release.json`, which contains digests that documents omit.
 * Bypasses the HTTP cache, which keeps even a damaged script for a year.
 */
function listFileRequests({ base, kept = base, files: scripts }: BrowserRemote): Request[] {
  const descriptor = locateDescriptor(kept);
  const digests = Object.entries(scripts).map(([file, integrity]) => [kept + file, integrity] as const);
  if (descriptor) digests.push([descriptor.url, descriptor.integrity]);
  return digests.map(([url, integrity]) => new Request(url, { integrity, cache: 'no-store' }));
}

/** Rejects if the response is not stored. */
async function keep(strategy: Strategy, request: Request, event: WorkerEvent): Promise<void> {
  const [response] = await Promise.all(strategy.handleAll({ request, event }));
  if (!response.ok) throw new Error(`${request.url} could not be loaded`);
}
