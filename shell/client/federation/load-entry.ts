import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

const TIME_LIMIT_MS = 10_000;

/** Loads a remote's entry as a script whose digest the browser checks. A script that fails leaves nothing behind, so it can be tried again. */
export default function loadEntryPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'load-entry',
    async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
      const globals = globalThis as Record<string, unknown>;
      globals[entryGlobalName] ?? (await loadScript(entry));
      return globals[entryGlobalName] as never;
    },
  };
}

/** How often an entry has not come. A damaged one stays in the browser's cache for a year: the next attempt asks by another name for it. */
const failures = new Map<string, number>();

function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  const attempt = failures.get(url);
  script.src = attempt ? `${url}?attempt=${attempt}` : url;
  script.integrity = globalThis.__siteIntegrity(url);
  script.crossOrigin = 'anonymous';
  return new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => {
      failures.set(url, (attempt ?? 0) + 1);
      script.remove();
      reject(new Error(`${url} ${reason}`));
    };
    const timer = setTimeout(() => fail('did not come in time'), TIME_LIMIT_MS);
    script.onload = () => resolve(clearTimeout(timer));
    script.onerror = () => (clearTimeout(timer), fail('could not be loaded'));
    document.head.append(script);
  });
}
