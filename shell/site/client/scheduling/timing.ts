/** Lets the browser handle input before the code continues. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}

/** Delay in Safari, which has no idle callback. */
const MOMENT_MS = 200;

export function whenIdle(work: () => void) {
  const ask = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, MOMENT_MS));
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
}

/** `AbortSignal.timeout` is newer than the supported browsers. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
