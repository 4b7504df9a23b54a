import type { ApiClient } from '@site/api-contract';
import type { FormSubmission, PageHead, SiteInfo } from '@site/shell-contract';
import { createContext, useContext } from 'react';
import type { Navigation } from './layout/navigation.ts';
import type { ShellNotice } from './notices/shown-notice.ts';
import type { BrowserComposition } from './remotes/browser-composition.ts';
import type { RemoteFailure } from './remotes/remote-failure.ts';
import type { RemoteModules } from './remotes/remote-modules.ts';
import type { PageLoads } from './routing/page-loads.ts';

/** What the application needs from where it runs: made once by the browser's entry, and once for each rendered page on the server. */
export interface AppServices {
  site: SiteInfo;
  year: number;
  navigation: Navigation;
  composition: BrowserComposition;
  remotes: RemoteModules;
  api: ApiClient;
  /** The pages that were loaded; on the server, the one that is rendered. */
  loads: PageLoads;
  /** Markup of the page that the server sent, for where its remote does not come. Browser only. */
  serverPage?: { path: string; html: string } | undefined;
  /** Writes the document's metadata. Browser only. */
  writeHead?: ((head: PageHead) => void) | undefined;
  /** The page's form, where it was posted without scripts and not accepted. Server only. */
  submission?: FormSubmission | undefined;
  /** Begins anew where the site is composed otherwise by now. Never rejects. Browser only. */
  refreshComposition?: ((by: 'visitor' | 'itself') => Promise<void>) | undefined;
  /** Does what was clicked in a part of the page before it answered. Browser only. */
  onAwake?: ((region: Element) => void) | undefined;
  /** Calls back when the shell itself has something to tell. Browser only. */
  onShellNotice?: ((listener: (notice: ShellNotice) => void) => () => void) | undefined;
  /** Tells the operator what a remote did wrong. Browser only. */
  reportFailure?: ((failure: RemoteFailure) => void) | undefined;
  /** Calls back when a remote's code fails where React does not see it: in an event handler, a timer, a promise. Browser only. */
  onRemoteError?: ((listener: (failure: RemoteFailure) => void) => () => void) | undefined;
}

export const Services = createContext<AppServices | undefined>(undefined);

export const AppServicesProvider = Services.Provider;

export function useAppServices(): AppServices {
  const services = useContext(Services);
  if (!services) throw new Error('useAppServices was called outside the application');
  return services;
}
