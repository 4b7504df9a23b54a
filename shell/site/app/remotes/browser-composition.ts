/** The part of a composition that is sent to browsers. Public. */
export interface BrowserComposition {
  /** Changes with any other field. */
  id: string;
  remotes: Record<string, BrowserRemote>;
  routes: readonly ComposedRoute[];
  /** Modules without a page that the shell uses, by name. */
  parts: Record<string, { remote: string; module: string }>;
}

export interface BrowserRemote {
  /** Absolute URL of the release's browser files, with a trailing slash. */
  base: string;
  /**
   * Path of the site's own copy of those files, with a trailing slash, used if the release's server fails or dropped
   * them. Absent in development.
   */
  kept?: string;
  /** Relative to `base`. */
  entry: string;
  /** Global variable that the entry defines. */
  global: string;
  /** Digest of each script, by its path relative to `base`. */
  files: Record<string, string>;
  /**
   * Set in documents: `files` lists only the scripts that the page runs first. The rest are in the release's
   * `release.json`.
   */
  hasMoreFiles?: boolean;
}

export interface ComposedRoute {
  pattern: string;
  remote: string;
  /** The exposed name, such as `./about-units`. */
  module: string;
}
