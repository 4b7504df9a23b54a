import type { ApiClient } from '@site/api-contract';
import { createContext, useContext } from 'react';
import type { SiteInfo } from './site-info.ts';

export interface PageServices {
  site: SiteInfo;
  api: ApiClient;
  /** Reloads the page's data. The current page stays visible until then. */
  reload: () => void;
  /** True if the visitor followed a link within the site. False on a first view and on back or forward. */
  isFollowed?: boolean;
  /** Called when a region has hydrated and responds to clicks. See `dormant`. */
  onAwake?: ((region: Element) => void) | undefined;
}

const Context = createContext<PageServices | undefined>(undefined);

export const PageServicesProvider = Context.Provider;

/** Throws outside a page. */
export function usePageServices(): PageServices {
  const services = useContext(Context);
  if (!services) throw new Error('usePageServices was called outside a page');
  return services;
}
