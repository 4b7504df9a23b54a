/** Hides the offline banner while the browser is online and the site responds. */
export async function followConnection(): Promise<void> {
  const banner = document.querySelector<HTMLElement>('#banner[data-offline]');
  if (!banner) return;
  const update = () => void (banner.hidden = navigator.onLine);
  for (const change of ['online', 'offline']) addEventListener(change, update);
  // The connection may have returned before this script ran. The site may still be unreachable.
  if (navigator.onLine && (await siteResponds())) update();
}

/** The service worker leaves HEAD requests alone, so only the network can answer. */
function siteResponds(): Promise<boolean> {
  return fetch('/offline', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
