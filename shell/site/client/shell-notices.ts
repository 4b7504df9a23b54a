import type { AppServices } from '../app/services/app-services.tsx';
import type { ShellNotice } from '../app/notices/shown-notice.ts';

type Listener = (notice: ShellNotice) => void;

/** For code outside React. Notices without a listener are lost. */
export function shellNotices(): { show: Listener; on: NonNullable<AppServices['onShellNotice']> } {
  const listeners = new Set<Listener>();
  return {
    show: (notice) => listeners.forEach((listener) => listener(notice)),
    on: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
