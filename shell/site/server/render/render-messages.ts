import type { FormSubmission, SiteInfo, SiteTexts } from '@site/shell-contract';
import type { Navigation } from '../../app/layout/navigation.ts';
import type { ComposedRoute } from '../../app/remotes/browser-composition.ts';

export type { PageParts, RenderResponse } from './response-schema.ts';

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
  /** A rejected form; see `PageRequest`. */
  submission?: FormSubmission | undefined;
}

export interface FramePageRequest extends PageAddress {
  says: 'not-found' | 'remote-failed' | 'offline' | 'app-shell';
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
