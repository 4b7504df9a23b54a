import type { FormSubmission, PageHead, SiteInfo, SiteTexts } from '@site/shell-contract';
import type { Navigation } from '../../app/layout/navigation.ts';
import type { ComposedRoute } from '../../app/remotes/browser-composition.ts';

/** The process has no other source of configuration. */
export interface RenderSetup {
  apiUrl: string;
  /** Shared by all API calls of a page. */
  apiTimeLimitMs: number;
  /** Absent in the frame's process. */
  remote?: { name: string; source: string } | undefined;
}

export interface PageAddress {
  path: string;
  /** With its `?`, or empty. */
  search: string;
  site: SiteInfo;
  year: number;
  /** Sent with API calls. Absent for a trial render. */
  composition?: string;
  navigation: Navigation;
  texts: SiteTexts;
}

export interface RemotePageRequest extends PageAddress {
  route: ComposedRoute;
  /** While true, API calls fail immediately and the page uses built-in data. */
  isApiHanging?: boolean;
  /** Trace headers for API calls. */
  trace?: Readonly<Record<string, string>> | undefined;
  /** A rejected form; see `PageRequest`. */
  submission?: FormSubmission | undefined;
}

export interface FramePageRequest extends PageAddress {
  says: 'not-found' | 'remote-failed' | 'offline' | 'app-shell' | 'not-ready';
  route?: ComposedRoute | undefined;
  /** Ends the text of the offline page. */
  offlineText?: string;
}

export interface PartRequest {
  name: string;
  module: string;
  site: SiteInfo;
}

export type RenderRequest =
  | ({ kind: 'setup' } & RenderSetup)
  | { kind: 'load'; modules: readonly string[] }
  | { kind: 'remote-page'; page: RemotePageRequest }
  | { kind: 'frame-page'; page: FramePageRequest }
  | { kind: 'part'; part: PartRequest }
  | { kind: 'ping' };

/** The server builds the document, so remotes cannot control policy, scripts, or metadata. */
export interface PageParts {
  status: 200 | 404;
  head: PageHead;
  body: string;
  styles: string;
  /** Data for hydration. Absent on the shell's own pages. */
  loaded?: { kind: 'page'; data: unknown } | { kind: 'not-found' } | undefined;
  /** False for a degraded page, which must not be cached. */
  keep: boolean;
  isEmbedded?: boolean;
}

export type RenderResponse =
  | { kind: 'done' }
  | { kind: 'page'; page: PageParts }
  | { kind: 'redirect'; to: string }
  | { kind: 'part'; data: unknown }
  /** The process keeps working. */
  | { kind: 'failed'; reason: string };
