/** Delay in Safari, which has no idle callback. */
const MOMENT_MS = 200;

export function whenIdle(work: () => void) {
  const ask = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, MOMENT_MS));
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
}
