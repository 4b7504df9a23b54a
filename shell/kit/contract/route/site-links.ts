import { createContext, useContext } from 'react';

export interface SiteLink {
  label: string;
  /** Site path. */
  to: string;
}

/** The shell sets it. */
export const SiteLinksContext = createContext<readonly SiteLink[]>([]);

/**
 * Returns the links of all available remotes for the navigation place `sitemap`, in order. Works in `Page` and `Pending`.
 * Since 2.7.0.
 */
export function useSiteLinks(): readonly SiteLink[] {
  return useContext(SiteLinksContext);
}
