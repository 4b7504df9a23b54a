/** Hides the offline banner when the connection is back, and shows it when it is lost again. */
export async function followConnection(): Promise<void> {
  const banner = document.querySelector<HTMLElement>('#banner[data-offline]');
  if (!banner) return;
  const update = () => void (banner.hidden = navigator.onLine);
  for (const change of ['online', 'offline']) addEventListener(change, update);
  // The connection may have returned before this script ran. A browser that is online may still not reach the site.
  if (navigator.onLine && (await siteResponds())) update();
}

/** The service worker leaves HEAD requests alone, so only the network can answer. */
function siteResponds(): Promise<boolean> {
  return fetch('/offline', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
