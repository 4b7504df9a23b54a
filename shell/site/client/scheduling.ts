/** Lets the browser handle input before the code continues. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}

/** Delay in browsers without `requestIdleCallback`, such as Safari. */
const MOMENT_MS = 200;

export function whenIdle(work: () => void) {
  const schedule = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, MOMENT_MS));
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}

/** `AbortSignal.timeout` is newer than the supported browsers. */
export function createTimeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not all browsers support this API. */
const getConnection = () => (navigator as { connection?: Connection }).connection;

export function savesData(): boolean {
  return getConnection()?.saveData === true;
}

/** True if the connection can handle requests that visitors don't wait for. */
export function allowsPrefetch(): boolean {
  return navigator.onLine && !savesData() && !/2g$/.test(getConnection()?.effectiveType ?? '');
}
