import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const changes = new EventTarget();

/**
 * Tells those who listen when another page is shown. Around the application, so that its effects have run; beside it, React would
 * count ids otherwise than on the server, and no label would be tied to what it names.
 */
export function RouteChanges({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // The first page is no change, whenever React takes it over.
    if (shown.current === pathname) return;
    shown.current = pathname;
    changes.dispatchEvent(new Event('change'));
  }, [pathname]);
  return children;
}

export function onRouteChange(listener: () => void) {
  changes.addEventListener('change', listener);
}
