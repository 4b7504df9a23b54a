import type { ApiClient } from '@site/api-contract';
import { createContext, useContext, useEffect } from 'react';
import type { PageHead } from './page-head.ts';
import type { SiteInfo } from './page.ts';

export interface PageServices {
  site: SiteInfo;
  api: ApiClient;
  /** The current page stays visible while its data reloads. */
  reload: () => void;
  /** False on a first view and after Back or Forward. */
  isFollowed?: boolean;
  /** Called when a region is hydrated. See `lazyHydrate`. */
  onAwake?: ((region: Element) => void) | undefined;
  /** Replaces the metadata, or restores it from `load` if `head` is undefined. Browser only. Since 2.8.0. */
  replaceHead?: (head: PageHead | undefined) => void;
}

const Context = createContext<PageServices | undefined>(undefined);

export const PageServicesProvider = Context.Provider;

export function usePageServices(): PageServices {
  const services = useContext(Context);
  if (!services) throw new Error('usePageServices was called outside a page');
  return services;
}

/**
 * Replaces the metadata from `load` after the page has changed the query of its URL. Undefined keeps it.
 * @param head must be the same object until it changes
 */
export function usePageHead(head: PageHead | undefined): void {
  const { replaceHead } = usePageServices();
  useEffect(() => replaceHead?.(head), [replaceHead, head]);
}

/** At most one notice is shown at a time. */
export interface Notice {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** The duration in milliseconds. Defaults to 5000. */
  duration?: number;
}

export type Notify = (notice: Notice) => void;

/** Provided by the shell. Without a provider, notices are discarded. */
export const NoticeContext = createContext<Notify>(() => {});

export function useNotify(): Notify {
  return useContext(NoticeContext);
}

export interface SiteLink {
  label: string;
  /** A path on this site, such as `/about-us`. */
  to: string;
}

export const SiteLinksContext = createContext<readonly SiteLink[]>([]);

/** Returns all remotes' links for the place `sitemap`. Works in `Page` and `Pending`. Since 2.7.0. */
export function useSiteLinks(): readonly SiteLink[] {
  return useContext(SiteLinksContext);
}
