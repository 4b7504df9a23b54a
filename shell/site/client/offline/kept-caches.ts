import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';
import { compositionIn, shellScriptsOf, withOfflineBanner } from './app-shell-document.ts';
import { remoteFiles, type SiteFile } from './remote-files.ts';

/** Version of the cache names. `dropOtherCaches` deletes the other versions. */
const FORMAT = 'site-2';
const NAMES = {
  pages: `${FORMAT}-pages`,
  files: `${FORMAT}-files`,
  calls: `${FORMAT}-calls`,
  offline: `${FORMAT}-offline`,
};

const OFFLINE_PAGE = '/offline';
const APP_SHELL = '/_offline';

const wholeResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};

/** `no-store` marks pages for one visitor, such as a preview of another composition. */
const storableResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    /\bno-store\b/.test(response.headers.get('cache-control') ?? '') ? null : response,
};

/** Their names contain their digests. */
export const isShellFile = (url: URL) => url.origin === location.origin && url.pathname.startsWith('/assets/');

/**
 * A digest identifies a file, on any server. The query holds the number of the attempt, because the copy from an
 * earlier attempt may be damaged.
 */
const byDigest: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    return isShellFile(url) ? request : fileKey(url, request.integrity);
  },
};

function fileKey({ pathname, search }: URL, integrity: string): string {
  return `/_files/${encodeURIComponent(integrity)}/${pathname.split('/').at(-1)}${search}`;
}

/** Documents must not show data from another composition. */
const byComposition: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const key = new URL(request.url);
    key.searchParams.set('composition', request.headers.get(COMPOSITION_HEADER) ?? '');
    return key.href;
  },
};

/** The browser's HTTP cache may hold a damaged file, so the retry bypasses it. */
const pastCache: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    request.cache === 'no-store' ? undefined : fetch(new Request(request, { cache: 'no-store' })),
};

const matchOptions = { ignoreVary: true };

/** For browsers that evicted even the offline page. Needs no other file. */
const LAST_RESORT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>You’re offline</title>
<h1>You’re offline</h1>
<p>This page isn’t saved on this device. Check your connection, then <a href="">try again</a>.</p>
</html>`;

const offlinePage: WorkboxPlugin = {
  handlerDidError: async () => {
    const cache = await caches.open(NAMES.offline);
    return (
      (await usableAppShell()) ??
      (await cache.match(OFFLINE_PAGE, matchOptions)) ??
      new Response(LAST_RESORT, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
    );
  },
};

/** A page comes from the cache only without a network. */
const offlineBanner: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const appShell = await keptAppShell();
    if (!cachedResponse || !appShell) return cachedResponse;
    const { status, headers } = cachedResponse;
    const html = withOfflineBanner(await cachedResponse.text(), await appShell.text());
    return new Response(html, { status, headers: withoutLength(headers) });
  },
};

function withoutLength(headers: Headers): Headers {
  const others = new Headers(headers);
  for (const name of ['content-length', 'content-encoding']) others.delete(name);
  return others;
}

/** The browser may have evicted some scripts of the app shell. Without them, the page would blame the site. */
async function usableAppShell(): Promise<Response | undefined> {
  const shell = await keptAppShell();
  const html = (await shell?.clone().text()) ?? '';
  const composition = compositionIn(html);
  if (!composition) return undefined;
  const isWhole =
    (await hasFiles(Object.values(composition.remotes).flatMap(remoteFiles))) &&
    (await hasShellScripts(shellScriptsOf(html)));
  return isWhole ? shell : undefined;
}

async function hasShellScripts(paths: readonly string[]): Promise<boolean> {
  const cache = await caches.open(NAMES.files);
  const found = await Promise.all(paths.map((path) => cache.match(path, matchOptions)));
  return found.every((response) => response !== undefined);
}

/** Workbox's types disagree on whether an omitted method may be `undefined`. */
const most = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions }) as WorkboxPlugin;

/** Uses the cache only if the network fails. A timeout would show an old composition on slow connections. */
export const pages = new NetworkFirst({
  cacheName: NAMES.pages,
  matchOptions,
  plugins: [wholeResponses, storableResponses, most(60), offlineBanner, offlinePage],
});

/** File names (shell) and digests (remotes) change with the content. Pages still check the digests. */
export const files = new CacheFirst({
  cacheName: NAMES.files,
  matchOptions,
  plugins: [wholeResponses, byDigest, pastCache, most(400)],
});

export const calls = new NetworkFirst({
  cacheName: NAMES.calls,
  matchOptions,
  plugins: [wholeResponses, byComposition, most(120)],
});

export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(NAMES.offline);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'no-cache' }));
}

/** It can render any page. Its files are cached before it. */
export async function keptAppShell(): Promise<Response | undefined> {
  return (await caches.open(NAMES.offline)).match(APP_SHELL, matchOptions);
}

export async function putAppShell(response: Response): Promise<void> {
  await (await caches.open(NAMES.offline)).put(APP_SHELL, response);
}

/** Rejects offline. */
export function fetchAppShell(): Promise<Response> {
  return fetch(new Request(APP_SHELL, { cache: 'no-cache' }));
}

/** Browsers that run out of space evict files without notice. */
export async function hasFiles(wanted: readonly SiteFile[]): Promise<boolean> {
  const kept = new Set((await (await caches.open(NAMES.files)).keys()).map(({ url }) => url));
  return wanted.every(({ integrity, addresses: [url = ''] }) =>
    kept.has(location.origin + fileKey(new URL(url, location.origin), integrity)),
  );
}

export async function dropOtherCaches(): Promise<void> {
  const known = Object.values(NAMES);
  const others = (await caches.keys()).filter((name) => !known.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
