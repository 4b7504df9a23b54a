import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/** Version of the cache names. `dropOutdatedCaches` deletes other versions. */
const FORMAT = 'site-3';
const NAMES = {
  pages: `${FORMAT}-pages`,
  files: `${FORMAT}-files`,
  calls: `${FORMAT}-calls`,
  offline: `${FORMAT}-offline`,
};

export const OFFLINE_PAGE = '/offline';
/** Path of the document that can render any page offline. */
export const APP_SHELL = '/_offline';

const matchOptions = { ignoreVary: true };

export const openOfflineCache = () => caches.open(NAMES.offline);

export async function readAppShell(): Promise<Response | undefined> {
  return (await openOfflineCache()).match(APP_SHELL, matchOptions);
}

/** Skips `no-store` responses, which are for one visitor, such as a preview of another composition. */
const storableResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const { status, redirected, headers } = response;
    return status === 200 && !redirected && !/\bno-store\b/.test(headers.get('cache-control') ?? '') ? response : null;
  },
};

export const isShellFile = (url: URL) => url.origin === location.origin && url.pathname.startsWith('/assets/');

/** A digest identifies a remote's file on any server. The query contains the attempt number. */
const byDigest: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    return isShellFile(url) ? request : `/_files/${encodeURIComponent(request.integrity)}${url.search}`;
  },
};

const offlinePage: WorkboxPlugin = {
  handlerDidError: async () => (await readAppShell()) ?? (await openOfflineCache()).match(OFFLINE_PAGE, matchOptions),
};

/** Adds the app shell's banner to cached pages, which are used only without a network. */
const offlineBanner: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const appShell = await (await readAppShell())?.text();
    const [banner] = /<aside id="banner" data-offline.*?<\/aside>/s.exec(appShell ?? '') ?? [];
    if (!cachedResponse || banner === undefined) return cachedResponse;
    const { status, headers } = cachedResponse;
    const html = await cachedResponse.text();
    return new Response(
      html.replace('<body>', () => `<body>\n${banner}`),
      { status, headers },
    );
  },
};

/** Workbox's types disagree on whether an omitted method may be `undefined`. */
const limitEntries = (maxEntries: number) => new ExpirationPlugin({ maxEntries, matchOptions }) as WorkboxPlugin;

/** Uses the cache only if the network fails. A timeout would show an old composition on slow connections. */
export const pages = new NetworkFirst({
  cacheName: NAMES.pages,
  matchOptions,
  plugins: [storableResponses, limitEntries(60), offlineBanner, offlinePage],
});

/** A file never changes, because its name or digest depends on the content. Pages still check the digests. */
export const files = new CacheFirst({
  cacheName: NAMES.files,
  matchOptions,
  plugins: [storableResponses, byDigest, limitEntries(400)],
});

export const calls = new NetworkFirst({
  cacheName: NAMES.calls,
  matchOptions,
  plugins: [storableResponses, limitEntries(120)],
});

export async function dropOutdatedCaches(): Promise<void> {
  const current = Object.values(NAMES);
  const outdated = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
