import type { FormSubmission, PageHead, SiteInfo } from '@site/shell-contract';
import type { Navigation } from '../../app/layout/navigation.ts';
import type { ComposedRoute } from '../../app/remotes/browser-composition.ts';

/** What a render process is started with. It has no other way to learn anything of the site. */
export interface RenderSetup {
  apiUrl: string;
  /** For all that a page asks of the API. */
  apiTimeLimitMs: number;
  /** Absent in the process that renders the shell's own pages. */
  remote?: { name: string; source: string } | undefined;
}

export interface PageAddress {
  path: string;
  /** With its `?`, or empty. */
  search: string;
  site: SiteInfo;
  /** For the copyright line. */
  year: number;
  /** Id of the composition that the page is made of, for its calls of the API. Absent where the page is only tried. */
  composition?: string;
  /** Of the frame around the page. */
  navigation: Navigation;
}

/** A page of the process's remote. */
export interface RemotePageRequest extends PageAddress {
  route: ComposedRoute;
  /** Set while the API does not respond: every call fails at once, so that the page is made of what is built in. */
  isApiHanging?: boolean;
  /** Headers that make the page's calls of the API part of a trace. */
  trace?: Readonly<Record<string, string>> | undefined;
  /** A form of the page's that was not accepted. The page is then shown without scripts: it stands at the form's address. */
  submission?: FormSubmission | undefined;
}

/** A page of the shell's own, by what it says. */
export interface FramePageRequest extends PageAddress {
  says: 'not-found' | 'remote-failed' | 'offline' | 'app-shell' | 'preview-away';
  /** The route whose page is away. */
  route?: ComposedRoute | undefined;
}

/** Data of a part of the process's remote. */
export interface PartRequest {
  /** As the contract calls it: the module's export has the same name. */
  name: string;
  /** As exposed: `./parts/navigation`. */
  module: string;
  site: SiteInfo;
}

/** Each request is answered once, by its number. */
export type RenderRequest =
  | ({ kind: 'setup' } & RenderSetup)
  /** Evaluates the remote's code and these modules of it. */
  | { kind: 'load'; modules: readonly string[] }
  | { kind: 'remote-page'; page: RemotePageRequest }
  | { kind: 'frame-page'; page: FramePageRequest }
  | { kind: 'part'; part: PartRequest }
  | { kind: 'ping' };

/** A page as data: the shell's server makes the document of it, so that no remote decides on policy, scripts and metadata. */
export interface PageParts {
  status: 200 | 404;
  head: PageHead;
  /** Markup of the element `root`. */
  body: string;
  /** Text of styled-components' style element. */
  styles: string;
  /** What the remote's page has loaded for its address, for the browser to go on from. Absent on the shell's own pages. */
  loaded?: { kind: 'page'; data: unknown } | { kind: 'not-found' } | undefined;
  /** False for a page made of stopgaps, which the next visitor should not get from memory. */
  keep: boolean;
}

export type RenderResponse =
  | { kind: 'done' }
  | { kind: 'page'; page: PageParts }
  | { kind: 'redirect'; to: string }
  | { kind: 'part'; data: unknown }
  /** The request failed; the process goes on. */
  | { kind: 'failed'; reason: string };
