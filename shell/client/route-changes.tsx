import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const changes = new EventTarget();

/** Tells those who listen when another page is shown. Renders nothing; after the application, so that its effects have run. */
export function RouteChanges() {
  const { pathname } = useLocation();
  useEffect(() => void changes.dispatchEvent(new Event('change')), [pathname]);
  return null;
}

export function onRouteChange(listener: () => void) {
  changes.addEventListener('change', listener);
}
