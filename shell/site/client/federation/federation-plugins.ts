import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { RemoteModuleError } from '../../app/remotes/remote-module-error.ts';
import { nextTask } from '../scheduling.ts';

const TIME_LIMIT_MS = 10_000;

/** Loads entries so that a failed load can be retried. */
export function createEntryPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'load-entry',
    async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
      const globals = globalThis as Record<string, unknown>;
      // The second attempt uses a different URL.
      globals[entryGlobalName] ?? (await loadScript(entry).catch(() => loadScript(entry)));
      // Without this error, the runtime would retry with its own loader and fail again.
      if (!globals[entryGlobalName])
        throw new RemoteModuleError('ENTRY_BROKEN', `${entry} was loaded but did not define ${entryGlobalName}`);
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
    const settle = () => {
      clearTimeout(timer);
      script.remove();
    };
    const fail = (code: 'SCRIPT_LATE' | 'SCRIPT_FAILED', reason: string) => {
      settle();
      reject(new RemoteModuleError(code, `${url} ${reason}`));
    };
    const timer = setTimeout(() => fail('SCRIPT_LATE', 'did not load in time'), TIME_LIMIT_MS);
    script.onload = () => {
      settle();
      resolve();
    };
    script.onerror = () => fail('SCRIPT_FAILED', 'could not be loaded');
    document.head.append(script);
  });
}

/** Uses separate tasks, so that slow phones can handle input in between. */
export function createStepPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'steps',
    async beforeInitContainer(container) {
      await nextTask();
      return container;
    },
    async getModuleFactory() {
      await nextTask();
      // If undefined, the container uses its own factory.
      return undefined;
    },
  };
}
