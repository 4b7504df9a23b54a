import { createContext, useContext } from 'react';

/** A short message that the shell shows over the page, at most one at a time. */
export interface Notice {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds on screen; 5000 by default. */
  duration?: number;
}

export type Notify = (notice: Notice) => void;

/** Provided by the shell. Without it (in a component test), notices are discarded. */
export const NoticeContext = createContext<Notify>(() => {});

export function useNotify(): Notify {
  return useContext(NoticeContext);
}
