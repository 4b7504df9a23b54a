import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/** Of the names; a higher one leaves what was kept under the lower to `dropOtherCaches`. */
const FORMAT = 'site-1';
const NAMES = { pages: `${FORMAT}-pages`, files: `${FORMAT}-files`, calls: `${FORMAT}-calls`, offline: `${FORMAT}-offline` };

const OFFLINE_PAGE = '/offline';

/** An error, a redirect and half of a file are not what a visitor comes back for. */
const wholeResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};

/** What is for one visitor to look at once, such as another composition by a link, is no page to come back to. */
const storableResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (/\bno-store\b/.test(response.headers.get('cache-control') ?? '') ? null : response),
};

/** The shell's own files, whose names have their digests in them. */
export const isShellFile = (url: URL) => url.origin === location.origin && url.pathname.startsWith('/assets/');

/** What was kept under another digest is another file, were it at the same address. */
const byDigest: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => (isShellFile(new URL(request.url)) ? request : `${request.url}?${encodeURIComponent(request.integrity)}`),
};

/** A damaged file may lie in the browser's own cache: then it is asked for once more, past that cache. */
const pastCache: WorkboxPlugin = {
  handlerDidError: async ({ request }) => (request.cache === 'no-store' ? undefined : fetch(new Request(request, { cache: 'no-store' }))),
};

const offlinePage: WorkboxPlugin = {
  handlerDidError: async () => caches.match(OFFLINE_PAGE, { cacheName: NAMES.offline, ignoreVary: true }),
};

const matchOptions = { ignoreVary: true };

/** The library's own types disagree on whether a method left out may be `undefined`. */
const most = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions }) as WorkboxPlugin;

/** Documents: as the network has them; without one, as they were when last seen. There is no time limit: it would show an old composition to whoever is slow. */
export const pages = new NetworkFirst({ cacheName: NAMES.pages, matchOptions, plugins: [wholeResponses, storableResponses, most(60), offlinePage] });

/** Files that never change: those of the shell by their names, those of the remotes by their digests, which the page holds them to as ever. */
export const files = new CacheFirst({ cacheName: NAMES.files, matchOptions, plugins: [wholeResponses, byDigest, pastCache, most(240)] });

/** Answers of the API. */
export const calls = new NetworkFirst({ cacheName: NAMES.calls, matchOptions, plugins: [wholeResponses, most(120)] });

/** Takes the page that stands in for those that were never seen. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(NAMES.offline);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'no-cache' }));
}

export async function dropOtherCaches(): Promise<void> {
  const known = Object.values(NAMES);
  const others = (await caches.keys()).filter((name) => !known.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
