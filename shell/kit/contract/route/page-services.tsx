import type { ApiClient } from '@site/api-contract';
import { createContext, useContext } from 'react';
import type { SiteInfo } from './site-info.ts';

export interface PageServices {
  site: SiteInfo;
  api: ApiClient;
  /** The current page stays visible while its data reloads. */
  reload: () => void;
  /** False on a first view and on back or forward. */
  isFollowed?: boolean;
  /** Called when a region is hydrated. See `dormant`. */
  onAwake?: ((region: Element) => void) | undefined;
}

const Context = createContext<PageServices | undefined>(undefined);

export const PageServicesProvider = Context.Provider;

export function usePageServices(): PageServices {
  const services = useContext(Context);
  if (!services) throw new Error('usePageServices was called outside a page');
  return services;
}
