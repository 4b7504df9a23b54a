/** The parts of the worker's global scope in use. In the project's types, `self` is a window. */
interface WorkerScope {
  navigator: { onLine: boolean };
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void) => void;
}

export interface WorkerEvent extends Event {
  /** Set on message events. */
  data?: unknown;
  waitUntil: (work: Promise<unknown>) => void;
}

export const workerScope = globalThis as unknown as WorkerScope;
