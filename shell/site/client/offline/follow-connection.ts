/** Hides the offline banner while the browser is online. */
export function followConnection(): void {
  const banner = document.querySelector<HTMLElement>('#banner[data-offline]');
  if (!banner) return;
  // Only on a change: a site may be unreachable while the browser is online.
  for (const change of ['online', 'offline']) addEventListener(change, () => void (banner.hidden = navigator.onLine));
}
