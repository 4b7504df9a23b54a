/** Takes away what a document says of a missing network when there is one, and says it again when there is none. */
export function followConnection(): void {
  const banner = document.querySelector<HTMLElement>('#banner[data-offline]');
  if (!banner) return;
  // Only at a change: a site may be out of reach of a browser that is online.
  for (const change of ['online', 'offline']) addEventListener(change, () => void (banner.hidden = navigator.onLine));
}
