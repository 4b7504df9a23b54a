import type { AppServices } from '../../app/app-services.tsx';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import { findRemoteFile } from './remote-file.ts';

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
 * Where the scripts of the remotes come from: from the release's own server, and where that fails from the site, which keeps what a page is
 * made of. What is asked for again under the same address may have come damaged: then it lies in the browser's cache for a year, so that
 * each further attempt asks under a name of its own.
 */
export function scriptSources({ composition, report }: ScriptSourcesOptions): ScriptSources {
  const asked = new Map<string, number>();
  /** Remotes whose server has failed this document. */
  const away = new Set<string>();
  const timesAsked = (url: string) => asked.get(url) ?? 0;

  function address(url: string): string {
    const file = findRemoteFile(composition, url);
    const addresses = file?.addresses ?? [url];
    // Whoever asks again has not got it.
    if (file && !away.has(file.remote) && addresses.some(timesAsked)) {
      away.add(file.remote);
      report?.({ remote: file.remote, kind: 'load', error: new Error(`${url} could not be loaded`) });
    }
    const ordered = file && away.has(file.remote) ? [...addresses].reverse() : addresses;
    const chosen = ordered.reduce((best, one) => (timesAsked(one) < timesAsked(best) ? one : best));
    const attempt = timesAsked(chosen);
    asked.set(chosen, attempt + 1);
    return attempt > 0 ? `${chosen}?attempt=${attempt}` : chosen;
  }

  const replacements = new WeakSet<HTMLScriptElement>();
  function replace(failed: HTMLScriptElement): boolean {
    if (replacements.has(failed) || !findRemoteFile(composition, failed.src)) return false;
    const script = document.createElement('script');
    replacements.add(script);
    script.integrity = failed.integrity;
    script.crossOrigin = 'anonymous';
    script.src = address(failed.src);
    script.onload = script.onerror = (event) => {
      script.remove();
      // Whoever waits for the first learns what became of it.
      failed.dispatchEvent(new Event((event as Event).type));
    };
    document.head.append(script);
    return true;
  }

  return { address, replace };
}

/** Replaces scripts that do not come before those who wait for them learn of it: webpack's loader in each remote, and the loader of entries. */
export function replaceFailedScripts({ replace }: ScriptSources) {
  const take = (event: Event) => {
    if (event.isTrusted && event.target instanceof HTMLScriptElement && replace(event.target))
      event.stopImmediatePropagation();
  };
  document.addEventListener('error', take, true);
}
