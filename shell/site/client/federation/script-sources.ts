import type { AppServices } from '../../app/services/app-services.tsx';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import { findRemoteFile, type RemoteFile } from './remote-file.ts';

/** The site's copy is requested after this wait, and the first script to arrive runs. */
const PATIENCE_MS = 2000;

interface ScriptSourcesOptions {
  composition: BrowserComposition;
  report: AppServices['reportFailure'];
}

export interface ScriptSources {
  address: (url: string) => string;
  /** Requests a failed script again. False if it isn't a remote's. */
  replace: (failed: HTMLScriptElement) => boolean;
}

/**
 * Remotes' scripts come from the release's server or, if it fails or hangs, from the site's copy. Each retry uses a new
 * URL, because browsers keep a damaged script for a year.
 */
export function scriptSources({ composition, report }: ScriptSourcesOptions): ScriptSources {
  const asked = new Map<string, number>();
  /** Remotes whose server failed on this page. */
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

  function pageUrl(url: string): string {
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

  /** Both loaders remove a script once it loads or fails, so one that is found is still waiting. */
  function race(file: RemoteFile, requested: string, kept: string) {
    const waiting = [...document.scripts].find(({ src }) => src === requested);
    if (!waiting || races.has(waiting)) return;
    const copy = createCopy(waiting, request(kept));
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
    const script = copy ?? createCopy(failed, pageUrl(failed.src));
    script.onload = script.onerror = (event) => {
      script.remove();
      // Pass the outcome to the loader that waits for the first script.
      failed.dispatchEvent(new Event((event as Event).type));
    };
    if (!copy) document.head.append(script);
    return true;
  }

  return { address: pageUrl, replace };
}

/**
 * A script whose element is moved to another document before it arrives does not run (HTML, "execute the script
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
