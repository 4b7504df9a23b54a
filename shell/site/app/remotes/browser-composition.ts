/**
 * ID of the composition that a request's page uses, or that a response was made for. Only the site's own API gets this
 * header, because other origins would require a CORS preflight.
 */
export const COMPOSITION_HEADER = 'x-composition';

/** The part of a composition that browsers receive. */
export interface BrowserComposition {
  /** Changes when any other field changes. */
  id: string;
  remotes: Record<string, BrowserRemote>;
  routes: readonly ComposedRoute[];
  /** Modules other than pages, by part name. */
  parts: Record<string, { remote: string; module: string }>;
}

export interface BrowserRemote {
  /** Absolute URL of the release's browser files, with a trailing slash. */
  base: string;
  /** Path of the site's own copy of those files, with a trailing slash. Absent in development. */
  kept?: string;
  /** The path is relative to `base`. */
  entry: string;
  global: string;
  /** Digest of each script, by its path relative to `base`. */
  files: Record<string, string>;
  /** Set in documents, where `files` lists only the scripts that run first. The rest are in `release.json`. */
  hasMoreFiles?: boolean;
}

export interface ComposedRoute {
  pattern: string;
  remote: string;
  /** The exposed name, such as `./about-units`. */
  module: string;
}

/** Parses `BrowserRemote.kept` into the folder named after the digest of `release.json` and the folder of its files. */
const KEPT = /^(.*\/sha384-([\da-f]{96})\/)(.+)$/;

interface KeptDescriptor {
  url: string;
  /** Digest of `release.json`, which contains the digests of all other files. */
  integrity: string;
  /** Prefix of the browser files' paths in `release.json`. */
  folder: string;
}

/** Undefined for a path without a digest. */
export function locateDescriptor(kept: string): KeptDescriptor | undefined {
  const [, release, digest, folder] = KEPT.exec(kept) ?? [];
  if (release === undefined || digest === undefined || folder === undefined) return undefined;
  const bytes = digest.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return { url: `${release}release.json`, integrity: `sha384-${btoa(bytes)}`, folder };
}
