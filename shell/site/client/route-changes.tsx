import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { createListeners } from './listeners.ts';

const changes = createListeners<void>();

/**
 * Wraps the application, so that the application's effects run first. As a sibling, this component would make `useId`
 * values differ from the server's, and labels would lose their fields.
 */
export function RouteChanges({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // Hydration of the first page is not a change.
    if (shown.current === pathname) return;
    shown.current = pathname;
    changes.tell();
  }, [pathname]);
  return children;
}

export const onRouteChange: (listener: () => void) => void = changes.on;
