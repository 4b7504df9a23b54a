import { createContext, useContext } from 'react';

/** At most one is shown at a time. */
export interface Notice {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds. Defaults to 5000. */
  duration?: number;
}

export type Notify = (notice: Notice) => void;

/** Provided by the shell. Without a provider, notices are discarded. */
export const NoticeContext = createContext<Notify>(() => {});

export function useNotify(): Notify {
  return useContext(NoticeContext);
}
