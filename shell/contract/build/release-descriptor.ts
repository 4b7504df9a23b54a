/** What a release says of itself: `release.json` beside its files. Addresses in it are relative to the descriptor's own. */
export interface ReleaseDescriptor {
  name: string;
  version: string;
  commit: string;
  /** ISO 8601, UTC. */
  builtAt: string;
  browser: {
    /** The federation manifest, for tools. */
    manifest: string;
    entry: string;
    /** The global that the entry defines. */
    global: string;
    /** Exposed module to the scripts that it needs at once. */
    exposes: Record<string, string[]>;
  };
  node: { entry: string };
  /** Every file of the release to its digest, `sha384-{base64}`. */
  files: Record<string, string>;
  requires: { shellContract: string; api: string };
  shared: { name: string; requiredVersion: string; singleton: true }[];
  routes: { pattern: string; module: string }[];
  parts: { name: string; module: string }[];
}
