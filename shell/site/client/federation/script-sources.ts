import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { RemoteFailure } from '../../app/remotes/remote-module-error.ts';
import { findRemoteFile, type RemoteFile } from './release-files.ts';

/** After this time, the site's copy is also requested, and the first script to arrive runs. */
const PATIENCE_MS = 2000;

interface ScriptSourcesOptions {
  composition: BrowserComposition;
  report: (failure: RemoteFailure) => void;
}

export interface ScriptSources {
  /** Returns the URL to request next, and counts the request. */
  nextUrl: (url: string) => string;
  /** Requests a failed script again. Returns false if it isn't a remote's script. */
  replace: (failedScript: HTMLScriptElement) => boolean;
}

/**
 * Remotes' scripts come from the release's server or, if it fails or hangs, from the site's copy. Each retry uses a new
 * URL, because browsers keep a damaged script for a year.
 */
export function createScriptSources({ composition, report }: ScriptSourcesOptions): ScriptSources {
  const requests = new Map<string, number>();
  const unavailable = new Set<string>();
  const races = new WeakMap<HTMLScriptElement, HTMLScriptElement>();
  const replacements = new WeakSet<HTMLScriptElement>();
  const countRequests = (url: string) => requests.get(url) ?? 0;

  function giveUp({ remote }: RemoteFile, url: string) {
    if (unavailable.has(remote)) return;
    unavailable.add(remote);
    report({ remote, kind: 'load', error: new Error(`${url} could not be loaded`) });
  }

  function request(url: string): string {
    const attempt = countRequests(url);
    requests.set(url, attempt + 1);
    return attempt > 0 ? `${url}?attempt=${attempt}` : url;
  }

  function nextUrl(url: string): string {
    const file = findRemoteFile(composition, url);
    if (!file) return request(url);
    const { urls } = file;
    // A second request means that the first one failed.
    if (urls.some(countRequests)) giveUp(file, url);
    const ordered = unavailable.has(file.remote) ? [...urls].reverse() : urls;
    const chosen = ordered.reduce((best, next) => (countRequests(next) < countRequests(best) ? next : best));
    const requestedUrl = request(chosen);
    const [own, copyUrl] = urls;
    if (copyUrl !== undefined && chosen === own) setTimeout(() => race(file, requestedUrl, copyUrl), PATIENCE_MS);
    return requestedUrl;
  }

  /** Requests the site's copy if the script is still loading. Loaders remove a script once it loads or fails. */
  function race(file: RemoteFile, requestedUrl: string, copyUrl: string) {
    const waiting = [...document.scripts].find(({ src }) => src === requestedUrl);
    if (!waiting || races.has(waiting)) return;
    const copy = createCopy(waiting, request(copyUrl));
    races.set(waiting, copy);
    waiting.addEventListener('load', () => disarm(copy));
    copy.onload = () => {
      giveUp(file, requestedUrl);
      disarm(waiting);
      waiting.dispatchEvent(new Event('load'));
    };
    copy.onerror = () => {
      copy.remove();
      races.delete(waiting);
    };
    document.head.append(copy);
  }

  function createCopy({ integrity }: HTMLScriptElement, src: string): HTMLScriptElement {
    const script = document.createElement('script');
    replacements.add(script);
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.src = src;
    return script;
  }

  function replace(failed: HTMLScriptElement): boolean {
    const file = findRemoteFile(composition, failed.src);
    if (replacements.has(failed) || !file) return false;
    const copy = races.get(failed);
    if (copy) giveUp(file, failed.src);
    const script = copy ?? createCopy(failed, nextUrl(failed.src));
    script.onload = script.onerror = (event) => {
      script.remove();
      // Report the outcome to the loader, which waits for the first script.
      failed.dispatchEvent(new Event((event as Event).type));
    };
    if (!copy) document.head.append(script);
    return true;
  }

  return { nextUrl, replace };
}

/**
 * Keeps a script from running by moving its element to another document before it arrives (HTML, "execute the script
 * element").
 */
function disarm(script: HTMLScriptElement) {
  document.implementation.createHTMLDocument().adoptNode(script);
}

/** Replaces failed scripts before the error reaches the entry loader or a remote's webpack loader. */
export function replaceFailedScripts({ replace }: ScriptSources) {
  const take = (event: Event) => {
    if (event.isTrusted && event.target instanceof HTMLScriptElement && replace(event.target))
      event.stopImmediatePropagation();
  };
  document.addEventListener('error', take, true);
}
