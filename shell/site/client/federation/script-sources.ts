import type { AppServices } from '../../app/app-services.tsx';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import { findRemoteFile, type RemoteFile } from './remote-file.ts';

/** After this long without an answer, the site's own copy is requested as well, and the first to arrive is used. */
const PATIENCE_MS = 2000;

interface ScriptSourcesOptions {
  composition: BrowserComposition;
  report: AppServices['reportFailure'];
}

export interface ScriptSources {
  /** The address under which this attempt asks for a script. */
  address: (url: string) => string;
  /** Asks for a script that did not come from somewhere else. @returns false for what is no script of a remote */
  replace: (failed: HTMLScriptElement) => boolean;
}

/**
 * Scripts of the remotes come from the release's own server. Where that fails or hangs, they come from the site, which keeps what a page is
 * made of. A script that is requested again under the same address may be damaged, and would stay in the browser's cache for a year, so each
 * further attempt uses an address of its own.
 */
export function scriptSources({ composition, report }: ScriptSourcesOptions): ScriptSources {
  const asked = new Map<string, number>();
  /** Remotes whose server has failed this document. */
  const away = new Set<string>();
  const races = new WeakMap<HTMLScriptElement, HTMLScriptElement>();
  const replacements = new WeakSet<HTMLScriptElement>();
  const timesAsked = (url: string) => asked.get(url) ?? 0;

  function giveUp(file: RemoteFile, url: string) {
    if (away.has(file.remote)) return;
    away.add(file.remote);
    report?.({ remote: file.remote, kind: 'load', error: new Error(`${url} could not be loaded`) });
  }

  function request(url: string): string {
    const attempt = timesAsked(url);
    asked.set(url, attempt + 1);
    return attempt > 0 ? `${url}?attempt=${attempt}` : url;
  }

  function address(url: string): string {
    const file = findRemoteFile(composition, url);
    if (!file) return request(url);
    const { addresses } = file;
    // A second request means that the first one failed.
    if (addresses.some(timesAsked)) giveUp(file, url);
    const ordered = away.has(file.remote) ? [...addresses].reverse() : addresses;
    const chosen = ordered.reduce((best, one) => (timesAsked(one) < timesAsked(best) ? one : best));
    const requested = request(chosen);
    const [own, kept] = addresses;
    if (kept !== undefined && chosen === own) setTimeout(() => race(file, requested, kept), PATIENCE_MS);
    return requested;
  }

  /** Both loaders take a script out of the document once it has loaded or failed. One that is still there is waiting for its server. */
  function race(file: RemoteFile, requested: string, kept: string) {
    const waiting = [...document.scripts].find(({ src }) => src === requested);
    if (!waiting || races.has(waiting)) return;
    const copy = copyOf(waiting, request(kept));
    races.set(waiting, copy);
    waiting.addEventListener('load', () => disarm(copy));
    copy.onload = () => {
      giveUp(file, requested);
      disarm(waiting);
      waiting.dispatchEvent(new Event('load'));
    };
    copy.onerror = () => {
      copy.remove();
      races.delete(waiting);
    };
    document.head.append(copy);
  }

  function copyOf({ integrity }: HTMLScriptElement, src: string): HTMLScriptElement {
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
    const script = copy ?? copyOf(failed, address(failed.src));
    script.onload = script.onerror = (event) => {
      script.remove();
      // The loader that waits for the first script learns the outcome.
      failed.dispatchEvent(new Event((event as Event).type));
    };
    if (!copy) document.head.append(script);
    return true;
  }

  return { address, replace };
}

/** A script whose element belongs to another document by the time it arrives does not run (HTML, "execute the script element"). */
function disarm(script: HTMLScriptElement) {
  document.implementation.createHTMLDocument().adoptNode(script);
}

/** Replaces scripts that fail before webpack's loader in each remote, or the loader of entries, gets the error. */
export function replaceFailedScripts({ replace }: ScriptSources) {
  const take = (event: Event) => {
    if (event.isTrusted && event.target instanceof HTMLScriptElement && replace(event.target))
      event.stopImmediatePropagation();
  };
  document.addEventListener('error', take, true);
}
