/**
 * Names the composition of the page that sends a request, or that a response was made for. Only for the site's own API,
 * because other origins would require a CORS preflight.
 */
export const COMPOSITION_HEADER = 'x-composition';

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
  /** The path is relative to `base`. */
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

/**
 * Matches `BrowserRemote.kept`: the release's folder, named after the digest of its `release.json`, then the folder
 * of its browser files.
 */
const KEPT = /^(.*\/sha384-([\da-f]{96})\/)(.+)$/;

interface KeptDescriptor {
  address: string;
  /** Digest that browsers check `release.json` against. This fixes every file of the release. */
  integrity: string;
  /** Prefix of the browser files' paths in `release.json`. */
  folder: string;
}

/** Undefined for a path without a digest. */
export function keptDescriptor(kept: string): KeptDescriptor | undefined {
  const [, release, digest, folder] = KEPT.exec(kept) ?? [];
  if (release === undefined || digest === undefined || folder === undefined) return undefined;
  const bytes = digest.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return { address: `${release}release.json`, integrity: `sha384-${btoa(bytes)}`, folder };
}
