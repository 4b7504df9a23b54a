import { type ReactNode, useDeferredValue } from 'react';
import { usePageServices } from './page-services.tsx';

/**
 * Content below the first window height. After a followed link it renders after the rest, for a faster response. On
 * first views and on back or forward it renders immediately.
 */
export function Later({ children }: { children: ReactNode }) {
  const { isFollowed = false } = usePageServices();
  const isDue = useDeferredValue(true, !isFollowed);
  // The global style makes it as high as the window, so that the footer stays out of view.
  return isDue ? children : <div data-room="" />;
}
