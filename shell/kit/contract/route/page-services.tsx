import type { ApiClient } from '@site/api-contract';
import { createContext, useContext } from 'react';
import type { SiteInfo } from './site-info.ts';

/** What a page's components may use while it is shown. */
export interface PageServices {
  site: SiteInfo;
  api: ApiClient;
  /** Loads the page anew; it is shown as it was until that has come. */
  reload: () => void;
  /** Whether a link within the site was followed to the page; not on a first view, nor on the way back. */
  isFollowed?: boolean;
  /** Told of a part of the page that answers clicks from now on: see `dormant`. */
  onAwake?: ((region: Element) => void) | undefined;
}

const Context = createContext<PageServices | undefined>(undefined);

export const PageServicesProvider = Context.Provider;

/** Only inside a page. */
export function usePageServices(): PageServices {
  const services = useContext(Context);
  if (!services) throw new Error('usePageServices was called outside a page');
  return services;
}
