/** The part of a composition that browsers need. Public. */
export interface BrowserComposition {
  /** Changes with anything below. */
  id: string;
  remotes: Record<string, BrowserRemote>;
  routes: readonly ComposedRoute[];
  /** Modules that serve the shell beside pages, by name. */
  parts: Record<string, { remote: string; module: string }>;
}

export interface BrowserRemote {
  /** Absolute address of the release's browser files, with a trailing slash. */
  base: string;
  /** Where the site itself has those files, for when their server fails or has dropped them: a path with a trailing slash. Absent in development. */
  kept?: string;
  /** File name of the entry, relative to `base`. */
  entry: string;
  /** The global that the entry defines. */
  global: string;
  /** Every script of the release, relative to `base`, to its digest. */
  files: Record<string, string>;
  /** In a document: these are the scripts that its page runs at once, and the release has more, which its `release.json` beside `kept` states. */
  hasMoreFiles?: boolean;
}

export interface ComposedRoute {
  pattern: string;
  remote: string;
  /** As exposed: `./about-units`. */
  module: string;
}
