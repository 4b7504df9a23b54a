import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { RemoteModuleError } from '../../app/remotes/remote-module-error.ts';

const TIME_LIMIT_MS = 10_000;

/** Loads a remote's entry as a script whose digest the browser checks. A script that fails leaves nothing behind, so it can be tried again. */
export function loadEntryPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'load-entry',
    async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
      const globals = globalThis as Record<string, unknown>;
      // A server that hangs is given up here, and the second attempt asks elsewhere.
      globals[entryGlobalName] ?? (await loadScript(entry).catch(() => loadScript(entry)));
      return globals[entryGlobalName] as never;
    },
  };
}

function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = globalThis.__siteScriptAddress(url);
  script.integrity = globalThis.__siteIntegrity(url);
  script.crossOrigin = 'anonymous';
  return new Promise<void>((resolve, reject) => {
    const fail = (code: 'SCRIPT_LATE' | 'SCRIPT_FAILED', reason: string) => {
      script.remove();
      reject(new RemoteModuleError(code, `${url} ${reason}`));
    };
    const timer = setTimeout(() => fail('SCRIPT_LATE', 'did not come in time'), TIME_LIMIT_MS);
    script.onload = () => resolve(clearTimeout(timer));
    script.onerror = () => (clearTimeout(timer), fail('SCRIPT_FAILED', 'could not be loaded'));
    document.head.append(script);
  });
}
