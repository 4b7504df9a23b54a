/** Safari has no idle callback: a moment after the page has loaded is near enough. */
const MOMENT_MS = 200;

/** Calls once the page has loaded and has nothing else to do. */
export function whenIdle(work: () => void) {
  const ask = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, MOMENT_MS));
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
}
