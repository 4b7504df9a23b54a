import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const changes = new EventTarget();

/**
 * Tells those who listen when another page is shown. Around the application, so that its effects have run; beside it, React would
 * count ids otherwise than on the server, and no label would be tied to what it names.
 */
export function RouteChanges({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => void changes.dispatchEvent(new Event('change')), [pathname]);
  return children;
}

export function onRouteChange(listener: () => void) {
  changes.addEventListener('change', listener);
}
