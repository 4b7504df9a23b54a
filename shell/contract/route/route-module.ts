import type { ApiClient } from '@site/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { FormSubmission } from './form-submission.ts';
import type { PageHead } from './page-head.ts';
import type { SiteInfo } from './site-info.ts';

/** All that a page may know about the address that it answers. The same on the server and in the browser. */
export interface RouteContext {
  /** Pathname, without query and hash. */
  path: string;
  /** Named segments of the route's pattern, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  site: SiteInfo;
  api: ApiClient;
  queryClient: QueryClient;
  /** Tells the shell that the page shows built-in data because a call failed: it is answered, but not kept. */
  reportDegraded: (reason: unknown) => void;
  /** Markup of the page's server sections, by name, where the server sent this very page. Browser only. */
  sentSections?: ReadonlyMap<string, string> | undefined;
  /** The page's form, where it was posted without scripts and not accepted. Server only. */
  submission?: FormSubmission | undefined;
}

/** What a page answers to its address. */
export type RouteOutcome =
  | { kind: 'page'; head: PageHead; status?: 200 | 404 }
  /** A permanent redirect to a site path. */
  | { kind: 'redirect'; to: string }
  /** Not an address of this remote: the shell shows its own not-found page. */
  | { kind: 'not-found' }
  /** In the browser only: data is still on its way; `Page` shows its loading state. */
  | { kind: 'pending' };

/** What a remote exposes for a route: the value of the exposed module's export `route`. */
export interface RouteModule {
  /** Puts into the query cache all that the page's HTML needs. The server waits for it, the browser does not. Never rejects for a failed call that has built-in data. */
  prefetch?: (context: RouteContext) => Promise<unknown>;
  /** Pure: from the address and the query cache alone. Called after `prefetch`, and in the browser again when the cache changes. */
  resolve: (context: RouteContext) => RouteOutcome;
  Page: ComponentType;
  /** Query parameters that change the server's HTML; pages with any of them are not kept. None by default. */
  searchParams?: readonly string[];
}
