import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';

/** Of the names; a higher one leaves what was kept under the lower to `dropOtherCaches`. */
const FORMAT = 'site-2';
const NAMES = { pages: `${FORMAT}-pages`, files: `${FORMAT}-files`, calls: `${FORMAT}-calls`, offline: `${FORMAT}-offline` };

const OFFLINE_PAGE = '/offline';

/** An error, a redirect and half of a file are not what a visitor comes back for. */
const wholeResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};

/** The shell's own files, whose names have their digests in them. */
export const isShellFile = (url: URL) => url.origin === location.origin && url.pathname.startsWith('/assets/');

/**
 * A digest is one file, whether it has come from its release's server or from the site, and another digest another file. The rest is its name,
 * and the number of the attempt: what is asked for again may have been kept damaged.
 */
const byDigest: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    return isShellFile(url) ? request : `/_files/${encodeURIComponent(request.integrity)}/${url.pathname.split('/').at(-1)}${url.search}`;
  },
};

/** A document and its data are of one composition: what a newer page has asked for is not shown on an older one. */
const byComposition: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const key = new URL(request.url);
    key.searchParams.set('composition', request.headers.get(COMPOSITION_HEADER) ?? '');
    return key.href;
  },
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
export const pages = new NetworkFirst({ cacheName: NAMES.pages, matchOptions, plugins: [wholeResponses, most(60), offlinePage] });

/** Files that never change: those of the shell by their names, those of the remotes by their digests, which the page holds them to as ever. */
export const files = new CacheFirst({ cacheName: NAMES.files, matchOptions, plugins: [wholeResponses, byDigest, pastCache, most(240)] });

/** Answers of the API, each for the pages of the composition that asked. */
export const calls = new NetworkFirst({ cacheName: NAMES.calls, matchOptions, plugins: [wholeResponses, byComposition, most(120)] });

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
