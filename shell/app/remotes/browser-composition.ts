import { RemoteModuleError } from './remote-module-error.ts';

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
  /** File name of the entry, relative to `base`. */
  entry: string;
  /** The global that the entry defines. */
  global: string;
  /** Every script of the release, relative to `base`, to its digest. */
  files: Record<string, string>;
}

export interface ComposedRoute {
  pattern: string;
  remote: string;
  /** As exposed: `./about-units`. */
  module: string;
}

/** Finds the digest of a script by its address. Throws for one that the composition does not name, so that it never runs. */
export function integrityLookup(composition: BrowserComposition): (url: string) => string {
  return (url) => {
    for (const { base, files } of Object.values(composition.remotes)) {
      const digest = url.startsWith(base) ? files[url.slice(base.length)] : undefined;
      if (digest) return digest;
    }
    throw new RemoteModuleError('SCRIPT_UNKNOWN', `${url} is not part of this site's composition`);
  };
}
