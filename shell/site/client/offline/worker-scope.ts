/** As much of a service worker's global scope as is used here: the project is typed for pages, whose `self` is another. */
interface WorkerScope {
  navigator: { onLine: boolean };
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void) => void;
}

export interface WorkerEvent extends Event {
  /** Of a message. */
  data?: unknown;
  waitUntil: (work: Promise<unknown>) => void;
}

export const workerScope = globalThis as unknown as WorkerScope;
