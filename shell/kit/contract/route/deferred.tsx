import { type ReactNode, useDeferredValue } from 'react';
import { usePageServices } from './page-services.tsx';

/**
 * Content below the first window height. It renders last after a followed link, for a faster response, and immediately
 * on a first view, back, or forward.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const { isFollowed = false } = usePageServices();
  const isDue = useDeferredValue(true, !isFollowed);
  // As high as the window, so that the footer stays out of view.
  return isDue ? children : <div data-room="" />;
}
