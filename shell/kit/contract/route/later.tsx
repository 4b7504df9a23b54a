import { type ReactNode, useDeferredValue } from 'react';
import { usePageServices } from './page-services.tsx';

/**
 * What of a page lies below its first window. Where a link was followed, it comes a moment after the rest, so that a click is answered at once;
 * on a first view and on the way back it stands from the beginning.
 */
export function Later({ children }: { children: ReactNode }) {
  const { isFollowed = false } = usePageServices();
  const isDue = useDeferredValue(true, !isFollowed);
  // Of a window's height by the global style, so that the footer does not show in between.
  return isDue ? children : <div data-room="" />;
}
