import type { AppServices } from '../app/app-services.tsx';
import type { ShellNotice } from '../app/notices/shown-notice.ts';

type Listener = (notice: ShellNotice) => void;

/** Leads what the shell itself has to tell to where notices are shown. What is told while nobody shows any is lost. */
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
