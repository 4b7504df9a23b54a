import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';
import { compositionOf, shellScriptsOf } from './app-shell-document.ts';
import { remoteFiles, type SiteFile } from './remote-files.ts';

/** Of the names; a higher one leaves what was kept under the lower to `dropOtherCaches`. */
const FORMAT = 'site-2';
const NAMES = {
  pages: `${FORMAT}-pages`,
  files: `${FORMAT}-files`,
  calls: `${FORMAT}-calls`,
  offline: `${FORMAT}-offline`,
};

const OFFLINE_PAGE = '/offline';
const APP_SHELL = '/_offline';

/** An error, a redirect and half of a file are not what a visitor comes back for. */
const wholeResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};

/** What is for one visitor to look at once, such as another composition by a link, is no page to come back to. */
const storableResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    /\bno-store\b/.test(response.headers.get('cache-control') ?? '') ? null : response,
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
    return isShellFile(url) ? request : fileKey(url, request.integrity);
  },
};

function fileKey({ pathname, search }: URL, integrity: string): string {
  return `/_files/${encodeURIComponent(integrity)}/${pathname.split('/').at(-1)}${search}`;
}

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
  handlerDidError: async ({ request }) =>
    request.cache === 'no-store' ? undefined : fetch(new Request(request, { cache: 'no-store' })),
};

const matchOptions = { ignoreVary: true };

/** Shown where the browser has removed even the offline page from its caches. Needs no other file. */
const LAST_RESORT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>You are offline</title>
<h1>You are offline</h1>
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

/** The app shell renders pages with scripts. A browser that runs out of room may have removed some, and then the page would blame the site. */
async function usableAppShell(): Promise<Response | undefined> {
  const shell = await keptAppShell();
  const html = (await shell?.clone().text()) ?? '';
  const composition = compositionOf(html);
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

/** The library's own types disagree on whether a method left out may be `undefined`. */
const most = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions }) as WorkboxPlugin;

/**
 * Documents: as the network has them; without one, as they were when last seen. There is no time limit: it would show
 * an old composition to whoever is slow.
 */
export const pages = new NetworkFirst({
  cacheName: NAMES.pages,
  matchOptions,
  plugins: [wholeResponses, storableResponses, most(60), offlinePage],
});

/** Files that never change: those of the shell by their names, those of the remotes by their digests, which the page holds them to as ever. */
export const files = new CacheFirst({
  cacheName: NAMES.files,
  matchOptions,
  plugins: [wholeResponses, byDigest, pastCache, most(240)],
});

/** Answers of the API, each for the pages of the composition that asked. */
export const calls = new NetworkFirst({
  cacheName: NAMES.calls,
  matchOptions,
  plugins: [wholeResponses, byComposition, most(120)],
});

/** Takes the page that stands in for those that were never seen. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(NAMES.offline);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'no-cache' }));
}

/** The document in which any page can be rendered, if it is kept. What it needs has been kept before it. */
export async function keptAppShell(): Promise<Response | undefined> {
  return (await caches.open(NAMES.offline)).match(APP_SHELL, matchOptions);
}

export async function putAppShell(response: Response): Promise<void> {
  await (await caches.open(NAMES.offline)).put(APP_SHELL, response);
}

/** Rejects without a network. */
export function fetchAppShell(): Promise<Response> {
  return fetch(new Request(APP_SHELL, { cache: 'no-cache' }));
}

/** Whether all these are kept: a browser that runs out of room takes from what is kept without asking. */
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
