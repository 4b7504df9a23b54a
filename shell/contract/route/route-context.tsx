import { createContext, useContext } from 'react';
import type { RouteContext } from './route-module.ts';

const Context = createContext<RouteContext | undefined>(undefined);

export const RouteContextProvider = Context.Provider;

/** The address being shown, its site and its API. Only inside a routed page. */
export function useRouteContext(): RouteContext {
  const context = useContext(Context);
  if (!context) throw new Error('useRouteContext was called outside a routed page');
  return context;
}
