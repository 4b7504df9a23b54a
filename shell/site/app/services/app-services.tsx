import type { ApiClient } from '@site/api-contract';
import {
  type FormSubmission,
  LoadCache,
  type PageHead,
  type PageResult,
  type SiteInfo,
  type SiteTexts,
} from '@site/shell-contract';
import { createContext, useCallback, useContext, type ReactNode } from 'react';
import type { Navigation } from './navigation.ts';
import type { Search } from './use-header-search.ts';
import type { BrowserComposition } from '../remotes/browser-composition.ts';
import type { RemoteFailure } from '../remotes/remote-module-error.ts';
import type { RemoteModules } from '../remotes/remote-modules.ts';

type ResultOf<Kind> = Extract<PageResult<unknown, string>, { kind: Kind }>;

export type LoadedPage =
  | (Omit<ResultOf<'page'>, 'sections'> & { sections: Readonly<Record<string, ReactNode>> })
  | ResultOf<'redirect'>
  | ResultOf<'not-found'>;

/** Keyed by path. Pages read their query from the URL. */
export type PageLoads = LoadCache<LoadedPage>;

const MOST_KEPT_PAGES = 30;

/** Going back shows visited pages immediately. Redirects are not cached, because they depend on the query. */
export function createPageLoads(): PageLoads {
  return new LoadCache({ most: MOST_KEPT_PAGES, keeps: ({ kind }) => kind !== 'redirect' });
}

/** Created once by the browser entry, and once per rendered page on the server. */
export interface AppServices {
  site: SiteInfo;
  navigation: Navigation;
  texts: SiteTexts;
  footer: ReactNode;
  isEmbedded?: boolean;
  composition: BrowserComposition;
  remotes: RemoteModules;
  api: ApiClient;
  /** The loaded pages. On the server, it contains only the page being rendered. */
  loads: PageLoads;
  /** The rejected form post of a visitor without scripts. Server only. */
  submission?: FormSubmission | undefined;

  /** The server's markup, shown if the remote fails to load. */
  serverPage?: { path: string; html: string } | undefined;
  writeHead?: ((head: PageHead) => void) | undefined;
  /** The returned promise never rejects. */
  refreshComposition?: ((by: 'visitor' | 'itself') => Promise<void>) | undefined;
  /** Replays clicks from before the region was hydrated. */
  onAwake?: ((region: Element) => void) | undefined;
  reportFailure?: ((failure: RemoteFailure) => void) | undefined;
  /** Reports errors in remotes that React can't catch, such as in event handlers, timers, and promises. */
  onRemoteError?: ((listener: (failure: RemoteFailure) => void) => () => void) | undefined;
}

export const Services = createContext<AppServices | undefined>(undefined);

export const AppServicesProvider = Services.Provider;

export function useAppServices(): AppServices {
  const services = useContext(Services);
  if (!services) throw new Error('useAppServices was called outside the application');
  return services;
}

export function useSearch(): Search {
  const services = useAppServices();
  return useCallback(async (text) => (await import('./search-site.ts')).searchSite(services, text), [services]);
}
